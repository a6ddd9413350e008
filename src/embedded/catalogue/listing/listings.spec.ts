import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import brand from '../../../../brands/enc/brand.js';
import { startTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { type Locale, locales, localeTable } from '../../../contract/locales.js';
import { facetKeys, type ProductPage } from '../../../contract/product.js';
import type { GrossPrices } from '../../../domain/tier-price.js';
import type { Database, Executor } from '../../database/database.module.js';
import { readMigrations } from '../../database/migrations.js';
import { connectPool } from '../../database/pool.js';
import { readCatalogue } from '../../seed/read-catalogue.js';
import { catalogueFolder } from '../../seed/seed.js';
import { SeededRandom } from '../../seed/synthetic/seeded-random.js';
import { fillSynthetic } from '../../seed/synthetic/synthetic.js';
import { CatalogueService } from '../catalogue.service.js';
import { product } from '../catalogue.tables.js';
import { releaseStock, reserveStock } from '../stock.js';
import { DeliveryCalendar } from '../../../common/delivery-calendar.js';
import { indexListing } from '../indexing/index-listing.js';
import type { Listing } from '../../../listing/listing-query.js';
import { CurrentListings } from './listings.js';
import { listing, listingEdition, listingPrice, listingTag } from './listing.tables.js';
import { WordIndex } from './word-index.js';

const popular = { sort: 'popular', page: 1, pageSize: 16 } as const;

describe('lists in memory', () => {
  let database: TestDatabase;
  /** Stands for two processes of one shop. */
  const pools: Pool[] = [];
  const machines: { db: Database; listings: CurrentListings; catalogue: CatalogueService }[] = [];
  beforeAll(async () => {
    database = await startTestDatabase();
    await fillSynthetic(database.url, (await readCatalogue(catalogueFolder('ENC')))!.parse(), 400);
    for (const _ of [1, 2]) {
      const pool = connectPool(database.url);
      const db = drizzle(pool);
      const listings = new CurrentListings(db);
      pools.push(pool);
      machines.push({ db, listings, catalogue: new CatalogueService(db, new DeliveryCalendar(brand), listings) });
    }
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.stop();
  });

  const inStock = ({ facets }: ProductPage) => facets.find(({ key }) => key === 'inStock')!.values[0]!.count;
  const countInStock = async (machine: number) => inStock(await machines[machine]!.catalogue.list(popular, 'nl-NL'));
  /** Takes the whole stock of a product. */
  const takeAll = async (tx: Executor, id: string) => {
    const [row] = await tx.select({ stock: product.stock }).from(product).where(eq(product.id, id));
    await reserveStock(tx, [{ productId: id, quantity: row!.stock }], { reason: 'order' });
  };
  /** Products in stock that are the only colour of their family. */
  const aloneInStock = async (): Promise<string[]> => {
    const { rows } = await pools[0]!.query<{ id: string }>(
      `select min(id) as id from product where id like 'syn%' group by family having count(*) = 1 and bool_and(is_warehouse and stock > 0) order by 1`,
    );
    return rows.map(({ id }) => id);
  };

  it('keep only as many unknown words as fit into the cache, because visitors can type any number of them', async () => {
    const queries: string[] = [];
    const db = drizzle(pools[0]!, { logger: { logQuery: (query) => void queries.push(query) } });
    const [edition] = await db.select().from(listingEdition);
    const words = new WordIndex(db, { edition: edition!.id }, 10_000);
    const unknown = Array.from({ length: 100 }, (_, at) => `unknown${at}`);
    for (const word of unknown) await words.postingsOf('nl-NL', [word]);
    queries.length = 0;
    await words.postingsOf('nl-NL', unknown.slice(-1));
    expect(queries).toHaveLength(0);
    await words.postingsOf('nl-NL', unknown.slice(0, 1));
    expect(queries).toHaveLength(1);
  });

  it('filter, count, sort and page like a naive computation from the rows, for random filters', async () => {
    const { catalogue, db } = machines[0]!;
    const tags = await db.select().from(listingTag);
    const prices = await pricesIn(db);
    const rows = (await db.select().from(listing)).map((row) => ({ ...row, gross: prices.get(row.family)! }));
    const dice = new SeededRandom(44);
    for (let round = 0; round < 80; round += 1) {
      const locale = dice.pick(locales);
      const requested = askedBy(dice, tags);
      const expected = naive(rows, tags, requested, locale);
      const { total, items, facets, categories, priceRange } = await catalogue.list(requested, locale);
      // A card shows the chosen colour, so only its family can be compared.
      const shown = (id: string) => (requested.colour || requested.shape ? id.split('-')[0]! : id);
      const counts = Object.fromEntries(facets.flatMap(({ key, values }) => values.filter(({ count }) => count > 0).map(({ value, count }) => [`${key} ${value}`, count])));
      expect({
        asked: requested,
        total,
        items: items.map(({ id, isAvailable }) => [shown(id), isAvailable]),
        counts,
        categories: categories.map(({ id, count }) => [id, count]),
        range: priceRange && [priceRange.min.amount, priceRange.max.amount],
      }).toEqual({
        asked: requested,
        ...expected,
        items: expected.items.map(([id, isAvailable]) => [shown(String(id)), isAvailable]),
        categories: categories.map(({ id }) => [id, expected.counts[`category ${id}`] ?? 0]),
        counts: Object.fromEntries(Object.entries(expected.counts).filter(([name]) => !name.startsWith('category '))),
      });
    }
  });

  it('keep their prices when a database of the previous release is migrated', async () => {
    const { db } = machines[0]!;
    const before = await pricesIn(db);
    expect(before.size).toBeGreaterThan(400);
    const { statements } = readMigrations().find(({ name }) => name === '0025_prices_by_currency')!;
    await db.transaction(async (tx) => {
      await tx.execute(sql`drop table ${listingPrice}`);
      for (const statement of statements) await tx.execute(sql.raw(statement));
      expect(await pricesIn(tx)).toEqual(before);
    });
  });

  it('show families without a price in a currency, as the previous release indexes them, for the other currencies and without a price filter', async () => {
    const { db, listings, catalogue } = machines[0]!;
    const [family] = (await pricesIn(db)).keys();
    const { total } = await catalogue.list(popular, 'en-GB');
    const isOfFamily = and(eq(listingPrice.family, family!), eq(listingPrice.currency, 'GBP'));
    const [removed] = await db.delete(listingPrice).where(isOfFamily).returning();
    await db.update(listingEdition).set({ id: sql`gen_random_uuid()` });
    const sorted = { sort: 'priceDesc', page: 1, pageSize: 16 } as const;
    expect([(await catalogue.list(sorted, 'en-GB')).total, (await catalogue.list(sorted, 'nl-NL')).total]).toEqual([total, total]);
    expect((await catalogue.list({ ...sorted, minPrice: 1 }, 'en-GB')).total).toBe(total - 1);
    expect((await catalogue.list({ ...sorted, minPrice: 1 }, 'nl-NL')).total).toBe(total);
    await db.insert(listingPrice).values(removed!);
    await db.update(listingEdition).set({ id: sql`gen_random_uuid()` });
    expect((await listings.read(({ index }) => index)).prices.GBP.gross.includes(0)).toBe(false);
  });

  it('show at once when another process sells a family out or returns stock', async () => {
    const [id] = await aloneInStock();
    const before = await countInStock(1);
    await machines[0]!.db.transaction((tx) => takeAll(tx, id!));
    expect([await countInStock(0), await countInStock(1)]).toEqual([before - 1, before - 1]);
    await machines[0]!.db.transaction((tx) => releaseStock(tx, [{ productId: id!, quantity: 1 }], { reason: 'cancelled' }));
    expect(await countInStock(1)).toBe(before);
  });

  it('notice a sale whose transaction began before that of another sale but commits after it', async () => {
    const [early, late] = (await aloneInStock()).slice(1);
    const before = await countInStock(1);
    await machines[0]!.db.transaction(async (slow) => {
      await takeAll(slow, early!);
      await machines[1]!.db.transaction((tx) => takeAll(tx, late!));
      expect(await countInStock(1)).toBe(before - 1);
    });
    expect(await countInStock(1)).toBe(before - 2);
  });

  it('reload when the catalogue is indexed again, also during a search', async () => {
    const { db, listings, catalogue } = machines[0]!;
    const { total } = await machines[1]!.catalogue.list(popular, 'nl-NL');
    await machines[1]!.db.update(product).set({ isOnSale: false }).where(eq(product.family, 'SYN000001'));
    let tries = 0;
    await listings.read(async ({ words }) => {
      tries += 1;
      if (tries === 1) await db.transaction((tx) => indexListing(tx));
      return words.postingsOf('nl-NL', ['wandpaneel']);
    });
    expect(tries).toBe(2);
    expect([(await catalogue.list(popular, 'nl-NL')).total, (await machines[1]!.catalogue.list(popular, 'nl-NL')).total]).toEqual([total - 1, total - 1]);
  });
});

type Row = typeof listing.$inferSelect & { gross: GrossPrices };
type TagRow = typeof listingTag.$inferSelect;

const pricesIn = async (db: Executor): Promise<Map<string, GrossPrices>> => {
  const rows = await db.select().from(listingPrice).orderBy(listingPrice.family);
  return new Map(
    [...Map.groupBy(rows, ({ family }) => family)].map(([family, own]) => [family, Object.fromEntries(own.map(({ currency, gross }) => [currency, gross])) as GrossPrices]),
  );
};

const askedBy = (dice: SeededRandom, tags: readonly TagRow[]): Listing => {
  const some = dice.pickSome([...facetKeys, 'category'] as const, dice.integer(0, 3));
  const values = (facet: string) => tags.filter((tag) => tag.facet === facet).map(({ value }) => value);
  const chosen = some.map((facet) => {
    if (facet === 'inStock') return [facet, true];
    return [facet, facet === 'category' ? dice.pick(values(facet)) : dice.pickSome(values(facet), dice.integer(1, 2))];
  });
  return {
    sort: dice.pick(['popular', 'newest', 'priceAsc', 'priceDesc', 'absorption'] as const),
    page: dice.integer(1, 3),
    pageSize: 16,
    ...Object.fromEntries(chosen),
    ...(dice.fraction() < 0.5 && { maxPrice: dice.integer(50, 900) * 100 }),
    ...(dice.fraction() < 0.2 && { minPrice: dice.integer(1, 200) * 100 }),
  };
};

/** A list whose every number is computed by scanning all rows. */
const naive = (rows: readonly Row[], tags: readonly TagRow[], requested: Listing, locale: Locale) => {
  const grossOf = (row: Row) => row.gross[localeTable[locale].currency];
  const has = (row: Row, facet: string, values: readonly string[]) => tags.some((tag) => tag.facet === facet && values.includes(tag.value) && row.tags.includes(tag.id));
  const holds: Record<string, (row: Row) => boolean> = {
    price: (row) => grossOf(row) >= (requested.minPrice ?? 0) && grossOf(row) <= (requested.maxPrice ?? Number.POSITIVE_INFINITY),
    inStock: (row) => !requested.inStock || row.inStock,
    category: (row) => !requested.category || has(row, 'category', [requested.category]),
  };
  for (const facet of facetKeys) if (facet !== 'inStock') holds[facet] = (row) => !requested[facet]?.length || has(row, facet, requested[facet]);
  const but = (left?: string) => rows.filter((row) => Object.entries(holds).every(([narrowing, is]) => narrowing === left || is(row)));
  const counts: Record<string, number> = {};
  for (const tag of tags) counts[`${tag.facet} ${tag.value}`] = but(tag.facet).filter((row) => row.tags.includes(tag.id)).length;
  counts['inStock true'] = but('inStock').filter((row) => row.inStock).length;
  const by: Record<string, (row: Row) => number> = {
    popular: ({ popularity }) => -popularity,
    newest: ({ since }) => -Date.parse(since),
    absorption: ({ alpha }) => -alpha,
    priceAsc: grossOf,
    priceDesc: (row) => -grossOf(row),
  };
  const listed = but().toSorted((one, other) => by[requested.sort]!(one) - by[requested.sort]!(other) || (one.productId < other.productId ? -1 : 1));
  const grosses = but('price').map(grossOf);
  return {
    total: listed.length,
    items: listed.slice((requested.page - 1) * requested.pageSize, requested.page * requested.pageSize).map(({ productId, inStock }) => [productId, inStock]),
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    range: grosses.length ? [Math.min(...grosses), Math.max(...grosses)] : null,
  };
};
