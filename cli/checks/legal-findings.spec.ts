import type { Locale } from '../../src/contract/locales.js';
import type { InfoId } from '../../src/content/front-matter.js';
import { loadFacts } from '../support/load-sites.js';
import { readTexts } from '../support/read-texts.js';
import { availableBrands } from '../support/brand-folders.js';
import { type LegalFacts, legalFindings } from './legal-findings.js';
import type { Tree } from './text-findings.js';

let good: LegalFacts;
beforeAll(async () => {
  const { brand, library } = await loadFacts('ENC');
  good = { brand, library, texts: await readTexts() };
});

const codes = (facts: LegalFacts) => legalFindings(facts, 'nl-NL').map(({ code, place, message }) => `${code} ${place} ${message}`);

/** The same facts with another body of a document; without `html` the document is missing. */
const withDocument = (id: InfoId, html?: string, locale: Locale = 'nl-NL'): LegalFacts => {
  const info = new Map(good.library.documents[locale].info);
  if (html === undefined) info.delete(id);
  else info.set(id, { ...info.get(id)!, blocks: [{ kind: 'html', html }] });
  return { ...good, library: { ...good.library, documents: { ...good.library.documents, [locale]: { ...good.library.documents[locale], info } } } };
};
const withText = (namespace: string, key: string, text: string): LegalFacts => {
  const files = structuredClone(good.texts['nl-NL']!);
  const path = key.split('.');
  let node: Tree = files[namespace]!;
  for (const part of path.slice(0, -1)) node = node[part] as Tree;
  node[path.at(-1)!] = text;
  return { ...good, texts: { ...good.texts, 'nl-NL': files } };
};

describe('the legal check', () => {
  it('finds nothing in the sites of the project', async () => {
    for (const code of availableBrands()) {
      const { brand, library } = await loadFacts(code);
      expect(legalFindings({ brand, library, texts: good.texts })).toEqual([]);
    }
  });

  it.each<[string, () => LegalFacts, RegExp]>([
    ['an order button with another text', () => withText('checkout', 'review.order', 'Nu kopen'), /^WRONG_WORDS ENC nl-NL checkout.review.order/],
    ['a withdrawal button with another text', () => withText('form', 'withdrawal.confirm', 'Verzenden'), /^WRONG_WORDS ENC nl-NL form.withdrawal.confirm/],
    ['a missing imprint', () => withDocument('imprint'), /^MISSING_DOCUMENT ENC nl-NL imprint/],
    ['an imprint without the company', () => withDocument('imprint', '<p>Wij.</p>'), /^MISSING_STATEMENT ENC nl-NL imprint does not contain the company/],
    [
      'a privacy statement without the right to complain',
      () => withDocument('privacy', '<p>ENC B.V., Stilteweg 12, hello@enc.example</p>'),
      /^MISSING_STATEMENT ENC nl-NL privacy does not contain the right to complain/,
    ],
    [
      'a withdrawal policy without its period',
      () => withDocument('withdrawal', '<p>hello@enc.example <a href="/herroepen">hier</a></p>'),
      /^MISSING_STATEMENT ENC nl-NL withdrawal does not contain the period of 14 days/,
    ],
    [
      'terms without the legal guarantee',
      () => withDocument('terms', '<p>ENC B.V., Stilteweg 12, hello@enc.example</p>'),
      /^MISSING_STATEMENT ENC nl-NL terms does not contain the legal guarantee/,
    ],
    [
      'a manufacturer without an address',
      () => ({ ...good, brand: { ...good.brand, manufacturer: { name: 'A', address: [], email: 'a@b.example' } } }),
      /^INCOMPLETE_MANUFACTURER ENC has no postal address/,
    ],
    [
      'a mediator without a website',
      () => ({ ...good, brand: { ...good.brand, seller: { ...good.brand.seller, mediators: { fr: { name: 'A', address: ['B', 'C'], website: '' } } } } }),
      /^INCOMPLETE_MEDIATOR ENC fr has no website/,
    ],
  ])('finds %s', (_, facts, found) => expect(codes(facts())[0]).toMatch(found));

  it.each(['terms', 'imprint'] as const)('finds French %s without the mediator', (id) => {
    const found = legalFindings(withDocument(id, '<p>ENC B.V.</p>', 'fr-FR'), 'fr-FR').map(({ place, message }) => `${place} ${message}`);
    expect(found).toContain(`ENC fr-FR ${id} does not contain the mediator`);
  });
});
