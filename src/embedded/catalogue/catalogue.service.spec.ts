import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import brand from '../../../brands/enc/brand.js';
import { Category, Product, ProductCards, ProductPage } from '../../contract/product.js';
import { Problem } from '../../contract/errors.js';
import { type Locale, locales } from '../../contract/locales.js';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import type { Database } from '../database/database.module.js';
import { connectPool } from '../database/pool.js';
import { product, productPrice, productText } from './catalogue.tables.js';
import { CatalogueService } from './catalogue.service.js';
import { DeliveryCalendar } from '../../common/delivery-calendar.js';
import { CurrentListings } from './listing/listings.js';
import { releaseStock, reserveStock } from './stock.js';

const listing = { category: undefined, sort: 'popular', page: 1, pageSize: 20 } as const;
const problemOf = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (error instanceof Problem) return error;
  throw new Error(`expected a Problem, got ${String(error)}`);
};

describe('the catalogue', () => {
  let database: TestDatabase;
  let pool: Pool;
  let db: Database;
  let catalogue: CatalogueService;

  beforeAll(async () => {
    database = await startTestDatabase();
    pool = connectPool(database.url);
    db = drizzle(pool);
    catalogue = new CatalogueService(db, new DeliveryCalendar(brand), new CurrentListings(db));
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
  });

  const stockOf = async (id: string) => (await catalogue.findForLines([id], 'nl-NL', db))[0]?.stock;

  describe('lists', () => {
    it('show one card per family with every colour, the most popular first', async () => {
      const { items, total } = await catalogue.list({ ...listing, pageSize: 100 }, 'nl-NL');
      expect(items).toHaveLength(total);
      const panel = items.find((item) => item.id === 'wpn-lightgrey-01')!;
      expect(panel).toMatchObject({
        name: 'Wandpaneel stof',
        slug: 'wandpaneel-stof',
        size: '1200 × 600 × 50\u00a0mm',
        rating: { alphaW: 0.9, absorptionClass: 'A' },
        picture: { file: 'products/WPN-light-grey-1.webp', width: 1000 },
        // The minimum charged area: 0.4 m² at 125.00.
        price: { includingVat: { amount: 5000, currency: 'EUR' }, excludingVat: { amount: 4132, currency: 'EUR' } },
        isStartingPrice: true,
        lowestTier: { minQuantity: 10, price: { includingVat: { amount: 4270 } } },
      });
      expect(panel.colours.map((colour) => [colour.productId, colour.slug])).toEqual([
        ['wpn-lightgrey-01', 'wandpaneel-stof'],
        ['wpn-ochre-01', 'wandpaneel-stof-oker'],
        ['wpn-petrol-01', 'wandpaneel-stof-petrol'],
        ['wpn-charcoal-01', expect.stringMatching(/^wandpaneel-stof-/)],
      ]);
    });

    it('show, sort and filter by the starting price, in the currency of the locale', async () => {
      const panelIn = async (locale: Locale, bounds: object) =>
        (await catalogue.list({ ...listing, pageSize: 100, category: 'wall-panels', ...bounds }, locale)).items.find(({ family }) => family === 'WPN')?.price.includingVat;
      expect(await panelIn('nl-NL', { maxPrice: 5000 })).toEqual({ amount: 5000, currency: 'EUR' });
      expect(await panelIn('nl-NL', { maxPrice: 4999 })).toBeUndefined();
      expect(await panelIn('en-GB', { maxPrice: 4400 })).toEqual({ amount: 4400, currency: 'GBP' });
      const grossOf = async (sort: 'priceAsc' | 'priceDesc') =>
        (await catalogue.list({ ...listing, pageSize: 100, sort }, 'nl-NL')).items.map(({ price }) => price.includingVat.amount);
      expect(await grossOf('priceAsc')).toEqual((await grossOf('priceAsc')).toSorted((one, other) => one - other));
      expect(await grossOf('priceDesc')).toEqual((await grossOf('priceDesc')).toSorted((one, other) => other - one));
      const { products } = await catalogue.suggest('wandpaneel stof', 'nl-NL');
      expect(products[0]).toMatchObject({ price: { includingVat: { amount: 5000 } }, isStartingPrice: true });
      const page = await catalogue.getBySlug('nl-NL', 'wandpaneel-stof');
      expect([page.priceIncVat.amount, page.startingPrice?.includingVat.amount]).toEqual([8900, 5000]);
    });

    it('show the plain price of a product whose options do not change it', async () => {
      const [lamp] = await catalogue.cardsOf({ family: ['LMP'] }, 'nl-NL');
      expect(lamp).toMatchObject({ isConfigurable: true, isStartingPrice: false, price: { includingVat: { amount: 24_900 } } });
    });

    it.each(locales)('conform to the contract in %s', async (locale) => {
      expect(ProductPage.safeParse(await catalogue.list({ ...listing, pageSize: 100 }, locale)).error).toBeUndefined();
    });

    it('return each family on exactly one page', async () => {
      const { total } = await catalogue.list(listing, 'de-DE');
      const pages = await Promise.all(Array.from({ length: Math.ceil(total / 7) }, (_, at) => catalogue.list({ ...listing, sort: 'newest', page: at + 1, pageSize: 7 }, 'de-DE')));
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBe(total);
    });

    it('are empty beyond the last page, but contain the total', async () => {
      const beyond = await catalogue.list({ ...listing, page: 999 }, 'nl-NL');
      expect(beyond.items).toEqual([]);
      expect(beyond.total).toBeGreaterThan(5);
    });

    it.each([
      ['priceAsc', 1],
      ['priceDesc', -1],
    ] as const)('sort by price (%s) in the currency of the locale', async (sort, direction) => {
      const { items } = await catalogue.list({ ...listing, sort, pageSize: 100 }, 'en-GB');
      const amounts = items.map(({ price }) => price.includingVat.amount);
      expect(amounts).toEqual(amounts.toSorted((one, other) => direction * (one - other)));
      expect(items[0]!.price.includingVat.currency).toBe('GBP');
    });

    it('contain as many families as the product count of a category', async () => {
      const categories = await catalogue.listCategories('nl-NL');
      for (const { id, productCount } of categories) expect((await catalogue.list({ ...listing, category: id }, 'nl-NL')).total).toBe(productCount);
      expect((await catalogue.list({ ...listing, category: 'nothing' }, 'nl-NL')).total).toBe(0);
    });
  });

  describe('a product', () => {
    it.each(locales)('conforms to the contract in %s, in every colour', async (locale) => {
      const { items } = await catalogue.list({ ...listing, pageSize: 100 }, locale);
      const ids = items.flatMap((item) => item.colours.map((colour) => colour.productId));
      for (const id of ids) expect(Product.safeParse(await catalogue.get(id, locale)).error).toBeUndefined();
    });

    it('has the texts, number formats and VAT rate of the locale', async () => {
      const austrian = await catalogue.get('wpn-ochre-01', 'de-AT');
      expect(austrian).toMatchObject({ name: 'Wandpaneel Stoff, ocker', vatRate: 20, stock: { available: 128, isMadeToOrder: false }, unitPrice: { per: 'm2' } });
      expect(austrian.priceExcVat.amount).toBe(7417);
      expect(austrian.unitPrice?.price.includingVat.amount).toBe(12_361);
      expect(austrian.attributes).toContainEqual({ name: 'Dicke', value: '50\u00a0mm', type: 'number' });
      expect(austrian.attributes).toContainEqual({ name: 'Höhe', value: '600\u00a0mm', type: 'Height' });
      expect(austrian.acoustics).toMatchObject({ kind: 'absorption', alphaW: 0.9, nrc: 0.9, mounting: 'direkt auf der Wand' });
      expect(austrian.volumeDiscount.map(({ minQuantity, maxQuantity }) => [minQuantity, maxQuantity])).toEqual([
        [1, 4],
        [5, 9],
        [10, null],
      ]);
    });

    it('has the pictures of its own colour only', async () => {
      const files = (await catalogue.get('wpn-ochre-01', 'nl-NL')).pictures.map(({ file }) => file);
      expect(files[0]).toBe('products/WPN-ochre-1.webp');
      expect(files).not.toContain('products/WPN-petrol-1.webp');
    });

    it('is found by its slug', async () => expect((await catalogue.getBySlug('fr-BE', 'panneau-mural-tissu')).id).toBe('wpn-lightgrey-01'));

    it('with a slug of another locale is NOT_FOUND with the correct path', async () => {
      const problem = await problemOf(catalogue.getBySlug('de-DE', 'wandpaneel-stof'));
      expect([problem.status, problem.extra.instance]).toEqual([404, '/produkt/wandpaneel-stoff']);
    });

    it('is found in the requested locale when another locale has the same slug for a different product', async () => {
      const [other] = (await catalogue.list(listing, 'fr-FR')).items.filter(({ id }) => id < 'wpn');
      await db
        .update(productText)
        .set({ slug: 'wandpaneel-stof' })
        .where(and(eq(productText.productId, other!.id), eq(productText.locale, 'fr-FR')));
      expect((await catalogue.getBySlug('nl-NL', 'wandpaneel-stof')).id).toBe('wpn-lightgrey-01');
      expect((await catalogue.getBySlug('fr-FR', 'wandpaneel-stof')).id).toBe(other!.id);
    });

    it('that does not exist is NOT_FOUND', async () => {
      const reads = [() => catalogue.getBySlug('nl-NL', 'nothing'), () => catalogue.get('nothing', 'nl-NL'), () => catalogue.getSlugs('nothing')];
      for (const read of reads) expect((await problemOf(read())).extra.instance).toBeUndefined();
    });

    it('has a slug in each locale', async () => {
      const slugs = await catalogue.getSlugs('wpn-ochre-01');
      expect(Object.keys(slugs).toSorted()).toEqual(locales.toSorted());
      expect(slugs['en-GB']).toBe('fabric-wall-panel-ochre');
    });
  });

  describe('related products', () => {
    it('alternate between complements, the same categories and popular products, without the product itself', async () => {
      const related = await catalogue.related('wpn-ochre-01', 'nl-NL');
      const families = related.map(({ id }) => id.slice(0, 3));
      expect(families).toEqual(['mnt', 'slt', 'dsk', 'adh']);
    });

    it('are at most four and conform to the contract, for every product', async () => {
      const { items } = await catalogue.list({ ...listing, pageSize: 100 }, 'fr-BE');
      for (const { id } of items) {
        const related = await catalogue.related(id, 'fr-BE');
        expect(related.length).toBeLessThanOrEqual(4);
        expect(ProductCards.safeParse(related).error).toBeUndefined();
      }
    });

    it('of an unknown product are NOT_FOUND', async () => expect((await problemOf(catalogue.related('nothing', 'nl-NL'))).status).toBe(404));

    it('can be requested by id and by family: ids come first, and repeated ids count once', async () => {
      const cards = await catalogue.cardsOf({ id: ['slt-walnut-01', 'nothing', 'wpn-ochre-01', 'slt-walnut-01'], family: ['PYR', 'XXX'] }, 'de-DE');
      expect(cards.map(({ id }) => id)).toEqual(['slt-walnut-01', 'wpn-ochre-01', 'pyr-anthracite-01']);
      expect(await catalogue.cardsOf({}, 'de-DE')).toEqual([]);
    });
  });

  it('leaves a product out of order lines in a currency in which it has no price', async () => {
    const isPanel = eq(product.id, 'wpn-ochre-01');
    const [before] = await db.select({ prices: product.prices }).from(product).where(isPanel);
    await db
      .update(product)
      .set({ prices: sql`${product.prices} - 'GBP'` })
      .where(isPanel);
    const found = async (locale: Locale) => (await catalogue.findForLines(['wpn-ochre-01'], locale, db)).length;
    expect([await found('en-GB'), await found('nl-NL')]).toEqual([0, 1]);
    await db.update(product).set(before!).where(isPanel);
  });

  describe('a reduced product', () => {
    it('has the lowest price of the 30 days before, in both currencies, including and excluding VAT', async () => {
      const dutch = await catalogue.get('cld-white-01', 'nl-NL');
      expect(dutch.priceIncVat.amount).toBe(13_400);
      expect(dutch.reduction).toEqual({
        lowestPrice30Days: { includingVat: { amount: 14_900, currency: 'EUR' }, excludingVat: { amount: 12_314, currency: 'EUR' } },
        percent: 10,
      });
      expect((await catalogue.get('cld-white-01', 'en-GB')).reduction?.lowestPrice30Days.includingVat).toEqual({ amount: 12_900, currency: 'GBP' });
    });

    it('is compared with the prices that are known in the currency, also when a later one was stored without it', async () => {
      const later = { productId: 'cld-white-01', since: new Date('2026-10-20'), prices: { EUR: 14_800 } };
      await db.insert(productPrice).values(later);
      const lowestIn = async (locale: Locale) => (await catalogue.get('cld-white-01', locale)).reduction?.lowestPrice30Days.includingVat.amount;
      expect([await lowestIn('en-GB'), await lowestIn('nl-NL')]).toEqual([12_900, 14_800]);
      await db.delete(productPrice).where(and(eq(productPrice.productId, later.productId), eq(productPrice.since, later.since)));
    });

    it('has only the volume prices below its reduced price', async () =>
      expect((await catalogue.get('cld-white-01', 'nl-NL')).volumeDiscount.map(({ minQuantity }) => minQuantity)).toEqual([1, 8]));

    it('without a reduction has no reduction data', async () => expect((await catalogue.get('wpn-ochre-01', 'nl-NL')).reduction).toBeNull());
  });

  describe('a category', () => {
    it.each(locales)('conforms to the contract in %s', async (locale) => {
      for (const { slug } of await catalogue.listCategories(locale)) expect(Category.safeParse(await catalogue.getCategoryBySlug(locale, slug)).error).toBeUndefined();
    });

    it('with a slug of another locale is NOT_FOUND with the correct path', async () => {
      const problem = await problemOf(catalogue.getCategoryBySlug('en-GB', 'wandpanelen'));
      expect([problem.status, problem.extra.instance]).toEqual([404, '/products/wall-panels']);
      expect((await problemOf(catalogue.getCategoryBySlug('en-GB', 'nothing'))).extra.instance).toBeUndefined();
    });
  });

  describe('stock', () => {
    const reserve = (pieces: { productId: string; quantity: number }[]) => db.transaction((tx) => reserveStock(tx, pieces, { reason: 'order' }));

    it('is reserved and released', async () => {
      expect(
        await reserve([
          { productId: 'wpn-petrol-01', quantity: 2 },
          { productId: 'wpn-petrol-01', quantity: 1 },
        ]),
      ).toEqual([]);
      expect(await stockOf('wpn-petrol-01')).toBe(161);
      await db.transaction((tx) => releaseStock(tx, [{ productId: 'wpn-petrol-01', quantity: 3 }], { reason: 'cancelled' }));
      expect(await stockOf('wpn-petrol-01')).toBe(164);
    });

    it('is reserved for all pieces or for none', async () => {
      expect(
        await reserve([
          { productId: 'wpn-petrol-01', quantity: 1 },
          { productId: 'wpn-ochre-01', quantity: 129 },
          { productId: 'nothing', quantity: 1 },
        ]),
      ).toEqual(['wpn-ochre-01', 'nothing']);
      expect(await stockOf('wpn-petrol-01')).toBe(164);
    });

    it('of a family is listed as sold out after two concurrent orders take its last two colours', async () => {
      const isListed = async () => (await catalogue.list({ ...listing, pageSize: 100, inStock: true }, 'nl-NL')).items.some(({ id }) => id === 'baf-white-01');
      const colours = ['baf-white-01', 'baf-petrol-01'];
      const pieces = await Promise.all(colours.map(async (productId) => ({ productId, quantity: (await stockOf(productId))! })));
      expect(await isListed()).toBe(true);
      expect(await Promise.all(pieces.map((piece) => reserve([piece])))).toEqual([[], []]);
      expect(await isListed()).toBe(false);
      await db.transaction((tx) => releaseStock(tx, [{ productId: 'baf-petrol-01', quantity: 1 }], { reason: 'cancelled' }));
      expect(await isListed()).toBe(true);
    });

    it('never goes below zero, and 20 concurrent reservations in opposite order do not deadlock', async () => {
      const crossed = [
        { productId: 'wpn-charcoal-01', quantity: 30 },
        { productId: 'wpn-ochre-01', quantity: 1 },
      ];
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => reserve(at % 2 ? crossed : crossed.toReversed())));
      expect(answers.filter((lacking) => lacking.length === 0)).toHaveLength(7);
      expect([await stockOf('wpn-charcoal-01'), await stockOf('wpn-ochre-01')]).toEqual([2, 121]);
    });
  });
});
