import { readProductFeed } from '../../test/support/product-feed.js';
import { exampleAnswer } from '../../test/support/stub-shop-api.js';
import { all, textAt } from '../../test/support/xml.js';
import type { CallContext } from '../common/call-context.js';
import { Problem } from '../contract/errors.js';
import type { Money, Price } from '../contract/money.js';
import type { Product, ProductCard } from '../contract/product.js';
import { ShopApiFailure } from '../shop-api/client/shop-api.failure.js';
import type { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { FeedSource, feedText } from './write-feed.js';

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });
const price = (amount: number): Price => ({ includingVat: euros(amount), excludingVat: euros(Math.round(amount / 1.21)) });
const picture = { file: 'products/WPN-1.webp', width: 1200, height: 900, alt: 'A panel', placeholder: null };
const colours = ['ochre', 'grey'].map((name) => ({ id: name, name, hex: '#cccccc', productId: `wpn-${name}`, slug: `panel-${name}` }));
const product = (over: Partial<Product> = {}): Product => ({
  ...exampleAnswer<Product>('getProduct'),
  id: 'wpn-ochre',
  type: 'Standard',
  name: 'Wandpaneel',
  slug: 'panel-ochre',
  summary: 'Dempt galm',
  description: ['Voor kantoren.'],
  colours,
  pictures: [picture],
  attributes: [],
  priceIncVat: euros(8900),
  startingPrice: null,
  reduction: null,
  unitPrice: null,
  saleUnit: null,
  stock: { available: 4, isMadeToOrder: false },
  delivery: { orderBefore: '2026-11-26T14:00:00Z', dispatchOn: '2026-12-03', deliverOn: '2026-12-04' },
  ...over,
});

type Answer = Product | Error;
/** A Shop API with these products in one list. */
const feedOf = async (products: readonly Answer[]) => {
  const cards = products.map((_, at) => ({ ...exampleAnswer<{ items: ProductCard[] }>('listProducts').items[0]!, id: String(at), colours: [] }));
  const answers = {
    listProducts: () => ({ items: cards, total: cards.length }),
    getProduct: ({ id }: { id: string }) => {
      const found = products[Number(id)]!;
      if (found instanceof Error) throw found;
      return found;
    },
    calculateShipping: () => [{ method: 'Deliver', price: price(695) }],
  };
  const shopApi = { request: async (name: keyof typeof answers, input: never) => answers[name](input) } as unknown as ShopApiClient;
  const counts = { items: 0, leftOut: 0 };
  const source = new FeedSource(shopApi, { shop: 'ENC', locale: 'nl-NL', requestId: 'test' } satisfies CallContext);
  let xml = '';
  for await (const part of feedText(source, { brand: { siteName: 'ENC & Co' }, locale: 'nl-NL', origin: 'https://www.shop.example' }, counts)) xml += part;
  return { ...readProductFeed(xml), leftOut: counts.leftOut };
};
const itemOf = async (over: Partial<Product>) => {
  const { items, faults } = await feedOf([product(over)]);
  expect(faults).toEqual([]);
  return (name: string) => textAt(items[0]!, name);
};

describe('an item of the product feed', () => {
  it('has the fields that Google requires, and absolute addresses', async () => {
    const field = await itemOf({});
    expect(['g:id', 'title', 'link', 'g:image_link', 'g:availability', 'g:price', 'g:brand', 'g:identifier_exists', 'g:color', 'g:shipping/g:price'].map(field)).toEqual([
      'wpn-ochre',
      'Wandpaneel, ochre',
      'https://www.shop.example/product/panel-ochre',
      'https://www.shop.example/media/products/WPN-1.webp',
      'in_stock',
      '89.00 EUR',
      'ENC & Co',
      'no',
      'ochre',
      '6.95 EUR',
    ]);
  });

  it('has the price that the page shows before options are chosen, and for a reduction the lowest price of 30 days as regular price', async () => {
    const made = await itemOf({ startingPrice: price(4635), reduction: { lowestPrice30Days: price(9900), percent: 10 }, unitPrice: { per: 'm2', price: price(12_361) } });
    expect(['g:price', 'g:sale_price', 'g:unit_pricing_measure'].map(made)).toEqual(['89.00 EUR', undefined, '0.72 sqm']);
    const reduced = await itemOf({ reduction: { lowestPrice30Days: price(9900), percent: 10 }, unitPrice: { per: 'm2', price: price(12_361) } });
    expect(['g:price', 'g:sale_price', 'g:unit_pricing_measure', 'g:unit_pricing_base_measure'].map(reduced)).toEqual(['99.00 EUR', '89.00 EUR', '0.72 sqm', '1 sqm']);
  });

  it('has the measure of its unit of sale, also with options, unless the buyer chooses the size', async () => {
    const pack = { form: 'pack' as const, pieces: 18, per: 'm2' as const, amount: 1.05, price: price(9424) };
    const fields = ['g:unit_pricing_measure', 'g:unit_pricing_base_measure'];
    expect(fields.map(await itemOf({ saleUnit: pack, priceIncVat: euros(9895), startingPrice: price(9895) }))).toEqual(['1.05 sqm', '1 sqm']);
    expect(fields.map(await itemOf({ saleUnit: { ...pack, form: 'roll', pieces: 1, per: 'm', amount: 10 } }))).toEqual(['10 m', '1 m']);
    expect(fields.map(await itemOf({ saleUnit: pack, startingPrice: price(4635) }))).toEqual(['1.05 sqm', '1 sqm']);
    expect(fields.map(await itemOf({ saleUnit: { ...pack, form: 'toMeasure', pieces: 1, amount: null }, unitPrice: { per: 'm2', price: price(12_361) } }))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is on backorder until the day of dispatch if it is made to order, and left out if that day is unknown', async () => {
    const made = await itemOf({ stock: { available: 0, isMadeToOrder: true } });
    expect([made('g:availability'), made('g:availability_date')]).toEqual(['backorder', '2026-12-03T00:00Z']);
    expect((await itemOf({ stock: { available: 0, isMadeToOrder: false } }))('g:availability')).toBe('out_of_stock');
    expect(await feedOf([product({ stock: { available: 0, isMadeToOrder: true }, delivery: null }), product({ pictures: [] }), product()])).toMatchObject({
      items: { length: 1 },
      leftOut: 2,
    });
  });

  it('has the GTIN and the weight of its attributes, if they are valid', async () => {
    const text = (name: string, value: string) => ({ name, value, type: 'text' as const });
    const known = await itemOf({ attributes: [text('EAN', '4006381333931'), text('Gewicht', '3,1\u00a0kg')] });
    expect(['g:gtin', 'g:identifier_exists', 'g:shipping_weight'].map(known)).toEqual(['4006381333931', undefined, '3.1 kg']);
    const wrong = await itemOf({ attributes: [text('EAN', '4006381333932'), text('Gewicht', 'licht')] });
    expect(['g:gtin', 'g:identifier_exists', 'g:shipping_weight'].map(wrong)).toEqual([undefined, 'no', undefined]);
  });

  it('stays within the rules for any texts of a foreign Shop API', async () => {
    const long = `<b>&amp; ${'panel '.repeat(2000)}\u0000\u001b`;
    const { items, faults } = await feedOf([
      product({
        name: long,
        summary: long,
        description: [long],
        category: { id: 'c', name: long, slug: 'c' },
        pictures: Array.from({ length: 15 }, () => picture),
        family: 'x'.repeat(60),
      }),
      product({
        id: 'photo',
        type: 'PhotoPrint',
        colours: colours.map((one) => ({ ...one, productId: 'photo' })),
        summary: '',
        description: [],
        pictures: [{ ...picture, file: 'https://pictures.example/a.jpg' }],
      }),
    ]);
    expect(faults).toEqual([]);
    expect(all(items[0]!, 'g:additional_image_link')).toHaveLength(10);
    expect(textAt(items[1]!, 'g:image_link')).toBe('https://pictures.example/a.jpg');
  });

  it('is left out if the product no longer exists, and the feed is not made if the Shop API does not respond', async () => {
    expect(await feedOf([new Problem('NOT_FOUND'), product()])).toMatchObject({ items: { length: 1 }, leftOut: 1 });
    await expect(feedOf([product(), new ShopApiFailure('network', 'refused')])).rejects.toThrow('refused');
  });
});
