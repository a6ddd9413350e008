import { brandCodes } from '../../src/contract/brand-codes.js';
import { loadFacts } from '../support/load-sites.js';
import { availableBrands } from '../support/brand-folders.js';
import { type BrandFacts, brandFindings, domainFindings } from './brand-findings.js';

let good: BrandFacts;
beforeAll(async () => {
  good = await loadFacts('ENC');
});

const codes = (facts: BrandFacts) => brandFindings(facts).map(({ code, place }) => `${code} ${place}`);
const withBrand = (changes: Partial<BrandFacts['brand']>): BrandFacts => ({ ...good, brand: { ...good.brand, ...changes } });

describe('the brand check', () => {
  it('finds nothing in the brands of the project', async () => {
    const all = await Promise.all(availableBrands().map(loadFacts));
    expect(all.map(({ brand }) => brand.code)).toEqual(brandCodes);
    expect([...all.flatMap(brandFindings), ...domainFindings(all.map(({ brand }) => brand))]).toEqual([]);
  });

  it.each<[string, () => BrandFacts, string[]]>([
    ['a switch that differs from the specification', () => withBrand({ permissions: { ...good.brand.permissions, kiyoh: false } }), ['WRONG_SWITCH ENC kiyoh']],
    ['a constant that differs from the specification', () => withBrand({ searchItems: 5 }), ['WRONG_CONSTANT ENC searchItems']],
    [
      'a text colour with too little contrast',
      () => ({ ...good, theme: { ...good.theme, colors: { ...good.theme.colors, onPrimary: '#ffffff' } } }),
      ['LOW_CONTRAST ENC onPrimary on primary'],
    ],
    ['a screen without a document', () => withBrand({ contentPages: { ...good.brand.contentPages, cart: '' } }), ['WRONG_IDENTIFIER ENC cart']],
    ['a document that does not exist', () => withBrand({ contentPages: { ...good.brand.contentPages, cart: 'basket' } }), ['MISSING_DOCUMENT ENC cart']],
    ['a link without a target', () => withBrand({ rooms: [{ kind: 'office', file: 'rooms/room-office.webp', category: 'sheds' }] }), ['BROKEN_LINK ENC category:sheds']],
    ['products without a manufacturer', () => withBrand({ manufacturer: undefined as never }), ['NO_MANUFACTURER ENC']],
  ])('finds %s', (_, facts, found) => expect(codes(facts())).toEqual(found));

  it('finds a host that two sites use', () => {
    const other = {
      ...good.brand,
      code: 'EF' as const,
      domains: { ...good.brand.domains, 'nl-NL': 'own.example', 'nl-BE': 'b.example', 'de-DE': 'c.example', 'de-AT': 'd.example', 'fr-FR': 'e.example', 'fr-BE': 'f.example' },
    };
    expect(domainFindings([good.brand, other]).map(({ code, place }) => `${code} ${place}`)).toEqual(['DOUBLE_DOMAIN ENC en-GB, EF en-GB']);
  });
});
