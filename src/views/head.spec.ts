import type { PageInfo } from '../../client/core/page.js';
import { loadBrand } from '../config/brand.js';
import { type Locale, locales } from '../contract/locales.js';
import type { Product } from '../contract/product.js';
import { Head } from './head.js';

type Thing = Record<string, unknown>;

const colours = [
  { id: 'light-grey', name: 'lichtgrijs', hex: '#cccccc', productId: 'wpn-lightgrey-01', slug: 'wandpaneel-stof' },
  { id: 'ochre', name: 'oker', hex: '#c8963e', productId: 'wpn-ochre-01', slug: 'wandpaneel-stof-oker' },
];
const money = { amount: 8900, currency: 'EUR' as const };
const productOf = (id: string, name: string, over: Partial<Product> = {}): Product =>
  ({
    id,
    sku: id.toUpperCase(),
    family: 'WPN',
    type: 'Standard',
    name,
    summary: 'Akoestisch paneel.',
    colours,
    category: { id: 'wall-panels', name: 'Wandpanelen', slug: 'wandpanelen' },
    pictures: [{ file: `products/${id}.webp` }],
    priceIncVat: money,
    priceExcVat: money,
    startingPrice: null,
    stock: { available: 3, isMadeToOrder: false },
    ...over,
  }) as unknown as Product;
const slugsOf = (slug: string) => Object.fromEntries(locales.map((locale) => [locale, `${slug}-${locale.toLowerCase()}`])) as Record<Locale, string>;

const locale = 'nl-NL';
const headOf = async (slug: string, product: Product, info: Partial<PageInfo> = {}) => {
  const head = new Head(await loadBrand('ENC'), 'www');
  const html = head.of({ key: 'productDetail', params: { slug }, info: { title: product.name, about: { product }, ...info }, locale, page: undefined, host: 'www' });
  const things = (JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(html)![1]!) as { '@graph': Thing[] })['@graph'];
  const link = (pattern: string) => new RegExp(`<link rel="${pattern}" href="([^"]+)">`).exec(html)?.[1];
  return {
    canonical: link('canonical')!,
    alternate: (hreflang: string) => link(`alternate" hreflang="${hreflang}`),
    shared: /<meta property="og:url" content="([^"]+)">/.exec(html)![1]!,
    product: things.find((thing) => thing['@type'] === 'Product')!,
    group: things.find((thing) => thing['@type'] === 'ProductGroup'),
  };
};

const first = productOf('wpn-lightgrey-01', 'Wandpaneel stof');
const ochre = productOf('wpn-ochre-01', 'Wandpaneel stof, oker');
const ofFirst = () => headOf('wandpaneel-stof', first, { slugs: slugsOf('first') });
const ofOchre = () => headOf('wandpaneel-stof-oker', ochre, { slugs: slugsOf('ochre'), canonicalSlugs: { ...slugsOf('first'), [locale]: 'wandpaneel-stof' } });

describe('the head of a product with several colours', () => {
  it('names the page of the first colour as the canonical one, in every locale', async () => {
    const [main, other] = await Promise.all([ofFirst(), ofOchre()]);
    expect(main.canonical).toMatch(/^https:\/\/[^/]+\/product\/wandpaneel-stof$/);
    expect(other.canonical).toBe(main.canonical);
    for (const hreflang of ['de-DE', 'en-GB', 'x-default']) expect([hreflang, other.alternate(hreflang)]).toEqual([hreflang, main.alternate(hreflang)]);
    expect(other.alternate(locale)).toBe(other.canonical);
  });

  it('shares and offers the colour under its own URL', async () => {
    const { shared, product, canonical } = await ofOchre();
    expect(shared).toBe(canonical.replace('wandpaneel-stof', 'wandpaneel-stof-oker'));
    expect(product).toMatchObject({ '@id': `${shared}#product`, name: 'Wandpaneel stof, oker', color: 'oker', inProductGroupWithID: 'WPN', offers: { url: shared } });
  });

  it('describes one group that names every colour', async () => {
    const [main, other] = await Promise.all([ofFirst(), ofOchre()]);
    expect(other.group).toEqual(main.group);
    expect(main.group).toMatchObject({
      '@id': `${main.canonical}#group`,
      name: 'Wandpaneel stof',
      url: main.canonical,
      productGroupID: 'WPN',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        { name: 'Wandpaneel stof, lichtgrijs', url: main.shared, color: 'lichtgrijs' },
        { name: 'Wandpaneel stof, oker', url: other.shared, color: 'oker' },
      ],
    });
    for (const { product } of [main, other]) expect(product['isVariantOf']).toEqual({ '@id': main.group!['@id'] });
  });

  it('calls the formats of a print sizes', async () => {
    const { group, product } = await headOf('fotopaneel', productOf('wpn-lightgrey-01', 'Fotopaneel', { type: 'PhotoPrint' }));
    expect(group).toMatchObject({ variesBy: ['https://schema.org/size'], hasVariant: [{ size: 'lichtgrijs' }, { size: 'oker' }] });
    expect(product).toMatchObject({ size: 'lichtgrijs' });
  });

  const square = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' });
  it.each([
    ['a pack', { form: 'pack', pieces: 18, per: 'm2', amount: 1.05 }, { ...square(1.05), valueReference: square(1) }],
    ['a roll', { form: 'roll', pieces: 1, per: 'm', amount: 10 }, { ...square(10), unitCode: 'MTR', valueReference: { ...square(1), unitCode: 'MTR' } }],
    ['a piece', { form: 'piece', pieces: 1, per: null, amount: null }, undefined],
  ] as const)('states the m² or metres of %s for which the price is', async (_, saleUnit, referenceQuantity) => {
    const { product } = await headOf('tegels', productOf('fth-moss-01', 'Tegels', { saleUnit: { ...saleUnit, price: null } }));
    const { priceSpecification } = product['offers'] as { priceSpecification: Thing[] };
    expect(priceSpecification.map((specification) => specification['referenceQuantity'])).toEqual([referenceQuantity, referenceQuantity]);
  });

  it('has no group for a family of one', async () => {
    const { group, product } = await headOf('paneel', productOf('wpn-lightgrey-01', 'Paneel', { colours: colours.slice(0, 1) }));
    expect(group).toBeUndefined();
    expect(product).not.toHaveProperty('isVariantOf');
  });
});

describe('the head of a product that is requested again', () => {
  it('is the same for the same product, and new when the product or a slug has changed', async () => {
    const head = new Head(await loadBrand('ENC'), 'www');
    const of = (product: Product, slugs: Record<Locale, string>, canonicalSlugs?: Record<Locale, string>) => {
      const info = { title: product.name, about: { product }, slugs, ...(canonicalSlugs && { canonicalSlugs }) };
      return head.of({ key: 'productDetail', params: { slug: 'wandpaneel-stof' }, info, locale, page: undefined, host: 'www' });
    };
    const slugs = slugsOf('first');
    const before = of(first, slugs);
    const changes = [of(first, slugsOf('second')), of(first, slugs), of(first, slugs, slugsOf('main')), of(first, slugs), of({ ...first, summary: 'Ander paneel.' }, slugs)];
    expect(changes.map((html) => [html === before, html.includes('/second-de-de"'), html.includes('/main-de-de"'), html.includes('Ander paneel.')])).toEqual([
      [false, true, false, false],
      [true, false, false, false],
      [false, false, true, false],
      [true, false, false, false],
      [false, false, false, true],
    ]);
  });
});
