import { readable, textFaults } from './text-faults.js';

describe('faults of texts', () => {
  it.each([
    ['VAT 21% on {base}', 'place that nothing fills'],
    ['components.mail.team', 'name of a text in its place'],
    ['for undefined', 'value that is none'],
    ['To ENC B.V.. Thank you.', 'doubled stop'],
    ['Street 1, , Utrecht', 'doubled stop'],
    ['VAT 21% on : 5.20', 'empty value'],
    ['Paid on 3 May ().', 'empty value'],
    ['to the account of .', 'empty value'],
  ])('%s: %s', (text, fault) => expect(textFaults(text)[0]).toMatch(new RegExp(`^${fault}`)));

  it.each(['To ENC B.V. Thank you.', 'And so on...', 'Facture : 3,00 €', 'Size: 900 × 600 mm', 'open 9.00-12.00'])('none in: %s', (text) => expect(textFaults(text)).toEqual([]));

  it('reads of a page what is seen of it', () => {
    expect(readable('<p class="{x}">A<script>{b}</script></p>').replaceAll(/\s+/g, ' ').trim()).toBe('A');
  });
});
