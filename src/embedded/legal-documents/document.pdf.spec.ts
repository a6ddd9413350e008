import { parseDocument } from 'htmlparser2';
import { loadFacts } from '../../../cli/support/load-sites.js';
import { pagesOf, textOf } from '../../../test/support/pdf.js';
import { textFaults } from '../../../test/support/text-faults.js';
import { plainTextOf } from '../../domain/content-text.js';
import { locales, localeTable } from '../../contract/locales.js';
import { renderDocument } from './document.pdf.js';
import { spansOf } from './spans.js';

const letters = (text: string) => text.replaceAll(/[\s•·]|\d+\./g, '');

describe('a legal document as PDF', () => {
  it.each(locales)('contains every word of its page, in %s', async (locale) => {
    const { brand, library, look, theme } = await loadFacts('ENC');
    for (const id of ['terms', 'withdrawal'] as const) {
      const document = library.documents[locale].info.get(id)!;
      const facts = { document, locale, brand, mark: look.logo, colour: theme.colors.primary, origin: 'https://www.enc.example', translate: () => '' };
      const pdf = await renderDocument(facts);
      const text = textOf(pdf);
      expect(textFaults(text)).toEqual([]);
      expect(text).toContain(document.title);
      // The page footer interrupts sentences that continue on the next page.
      const foot = [brand.seller.name, brand.phone[localeTable[locale].country], brand.email].join(' · ');
      const said = letters(text.replaceAll(foot, ''));
      for (const words of plainTextOf(document.blocks).split(/(?<=[.!?:])\s/)) expect(said).toContain(letters(words));
      expect(pagesOf(pdf)).toBeLessThan(9);
      expect(pdf.length).toBeLessThan(150_000);
    }
  });
});

describe('HTML as spans', () => {
  it('keeps bold text and line breaks, and makes links absolute', () => {
    const { children } = parseDocument('One <strong>two</strong><br>\nthree <a href="/info/terms"><em>four</em></a>');
    expect(spansOf(children, 'https://shop.example')).toEqual([
      { text: 'One ' },
      { text: 'two', isBold: true },
      { text: '\n' },
      { text: ' three ' },
      { text: 'four', link: 'https://shop.example/info/terms' },
    ]);
  });
});
