import { readable, textFaults } from './text-faults.js';

describe('textFaults', () => {
  it.each([
    ['VAT 21% on {base}', 'placeholder that is not filled'],
    ['components.mail.team', 'key of a text instead of the text'],
    ['for undefined', 'not a value'],
    ['To ENC B.V.. Thank you.', 'doubled punctuation'],
    ['Street 1, , Utrecht', 'doubled punctuation'],
    ['VAT 21% on : 5.20', 'empty value'],
    ['Paid on 3 May ().', 'empty value'],
    ['to the account of .', 'empty value'],
  ])('reports "%s" as %s', (text, fault) => expect(textFaults(text)[0]).toMatch(new RegExp(`^${fault}`)));

  it.each(['To ENC B.V. Thank you.', 'And so on...', 'Facture : 3,00 €', 'Size: 900 × 600 mm', 'open 9.00-12.00'])('reports nothing for "%s"', (text) =>
    expect(textFaults(text)).toEqual([]),
  );

  it('ignores tags, attributes and scripts of a page', () => {
    expect(readable('<p class="{x}">A<script>{b}</script></p>').replaceAll(/\s+/g, ' ').trim()).toBe('A');
  });
});
