import { fileURLToPath } from 'node:url';
import { and, eq, getTableColumns, inArray, notExists, notInArray, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BrandCode } from '../../contract/brands.js';
import { category, product, productCategory, productPrice, productText } from '../catalogue/catalogue.tables.js';
import { indexListing } from '../catalogue/indexing/index-listing.js';
import { searchSynonym } from '../catalogue/listing/listing.tables.js';
import type { Database, Executor } from '../database/database.module.js';
import { publish } from '../webhooks/publish.js';
import { claimDatabase } from './claim.js';
import { readCatalogue } from './read-catalogue.js';
import { type CatalogueRows, rowsOf } from './rows.js';
import { seedState } from './seed.tables.js';
import { syntheticIds } from './synthetic/families.js';

/** Rows written so far, of all. */
export type OnProgress = (done: number, total: number) => void;

const stateName = 'catalogue';
/** Any number, the same in every start. */
const lockKey = 7_360_003;
const batchSize = 200;
const batches = <Row>(rows: readonly Row[]): Row[][] => Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) => rows.slice(at * batchSize, (at + 1) * batchSize));

/** Where a brand's catalogue is written. */
export const catalogueFolder = (brand: BrandCode): string => fileURLToPath(new URL(`../../../brands/${brand.toLowerCase()}/catalogue`, import.meta.url));

/** `set` of an upsert: every column as the new row has it. */
const asGiven = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([field, column]) => [field, sql`excluded.${sql.identifier(column.name)}`]));

const isUnchanged = async (db: Executor, hash: string): Promise<boolean> => {
  const [state] = await db.select({ hash: seedState.hash }).from(seedState).where(eq(seedState.name, stateName));
  return state?.hash === hash;
};

/** Products that were written once: synthetic ones come and go by themselves. */
const wereWritten = notLike(product.id, syntheticIds);

/** What is no longer written is taken off sale but not deleted: placed orders name it. */
const withdraw = async (tx: Executor, { products, categories }: CatalogueRows): Promise<void> => {
  const kept = products.map(({ id }) => id);
  await tx
    .update(product)
    .set({ isOnSale: false, isWarehouse: true, stock: 0 })
    .where(and(notInArray(product.id, kept), wereWritten, product.isOnSale));
  await tx.delete(productCategory).where(notLike(productCategory.productId, syntheticIds));
  const named = tx.select({ one: sql`1` }).from(product).where(eq(product.mainCategory, category.id));
  await tx.delete(category).where(
    and(
      notInArray(
        category.id,
        categories.map(({ id }) => id),
      ),
      notExists(named),
    ),
  );
};

type Listing = { id: string; sku: string; isOnSale: boolean; hash: string };
/** Every written product with a hash of what is written of it: not of its stock, which the shop counts itself. */
const listings = async (tx: Executor): Promise<Map<string, Listing>> => {
  const words = sql`(select string_agg(to_jsonb(text)::text, '' order by text.locale) from ${productText} text where text.product_id = product.id)`;
  const facts = sql`to_jsonb(${product}) - 'stock' - 'updated_at' - 'created_at'`;
  const rows = await tx
    .select({ id: product.id, sku: product.sku, isOnSale: product.isOnSale, hash: sql<string>`md5((${facts})::text || coalesce(${words}, ''))` })
    .from(product)
    .where(wereWritten);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Tells integrators which products are new, other than before, or off sale. */
const tellChanges = async (tx: Executor, before: Map<string, Listing>): Promise<void> => {
  const changed = [...(await listings(tx)).values()].filter(({ id, hash }) => before.get(id)?.hash !== hash);
  for (const batch of batches(changed))
    await publish(
      tx,
      'product.changed',
      batch.map(({ id, sku, isOnSale }) => ({ id, sku, isOnSale })),
    );
};

/** Writes down what goods cost from now on, where that is another price than before; of new goods, also what they cost until now. */
const keepPrices = async (tx: Executor, { prices }: CatalogueRows): Promise<void> => {
  const priced = new Set((await tx.selectDistinct({ id: productPrice.productId }).from(productPrice)).map(({ id }) => id));
  for (const batch of batches(prices.filter(({ productId }) => !priced.has(productId)))) await tx.insert(productPrice).values(batch);
  await tx.execute(sql`
    insert into ${productPrice} (product_id, since, prices)
    select p.id, now(), p.prices from ${product} p
    where p.is_on_sale and p.prices <> (select h.prices from ${productPrice} h where h.product_id = p.id order by h.since desc limit 1)`);
};

const write = async (tx: Executor, rows: CatalogueRows, onProgress: OnProgress): Promise<void> => {
  const total = rows.products.length + rows.texts.length;
  let done = 0;
  const report = (count: number) => onProgress((done += count), total);
  await tx
    .insert(category)
    .values(rows.categories)
    .onConflictDoUpdate({ target: category.id, set: asGiven(category) });
  await withdraw(tx, rows);
  // The shop sells from its own stock: the written one is only where a product begins.
  const stock = sql`case when ${product.isOnSale} then ${product.stock} else excluded.stock end`;
  for (const batch of batches(rows.products)) {
    await tx
      .insert(product)
      .values(batch)
      .onConflictDoUpdate({ target: product.id, set: { ...asGiven(product), stock, updatedAt: sql`now()` } });
    report(batch.length);
  }
  await keepPrices(tx, rows);
  // Written anew, so that two products can exchange their slugs.
  await tx.delete(productText).where(
    inArray(
      productText.productId,
      rows.products.map(({ id }) => id),
    ),
  );
  for (const batch of batches(rows.texts)) {
    await tx.insert(productText).values(batch);
    report(batch.length);
  }
  for (const batch of batches(rows.links)) await tx.insert(productCategory).values(batch);
  await tx.delete(searchSynonym);
  for (const batch of batches(rows.synonyms)) await tx.insert(searchSynonym).values(batch);
  await indexListing(tx);
};

/** Works on the products in one transaction, however long it takes, while no other start does. */
export const alone = (db: Database, work: (tx: Executor) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await work(tx);
  });

/**
 * Brings the database to the written catalogue of a brand: in one transaction, once for any number of starts, keeping
 * the stock of what is already on sale. Costs one query when no file changed.
 * @returns products on sale afterwards, or undefined when there was nothing to do
 * @throws CatalogueError with every fault's file and field; ConfigurationError when the database is another brand's
 */
export const seedCatalogue = async (db: Database, brand: BrandCode, onProgress: OnProgress = () => undefined, folder = catalogueFolder(brand)): Promise<number | undefined> => {
  await claimDatabase(db, brand);
  const source = await readCatalogue(folder);
  if (!source || (await isUnchanged(db, source.hash))) return undefined;
  const rows = rowsOf(source.parse());
  await alone(db, async (tx) => {
    if (await isUnchanged(tx, source.hash)) return;
    const before = await listings(tx);
    await write(tx, rows, onProgress);
    await tellChanges(tx, before);
    const state = { name: stateName, hash: source.hash, at: new Date() };
    await tx.insert(seedState).values(state).onConflictDoUpdate({ target: seedState.name, set: state });
  });
  await db.execute(sql`analyze`);
  return rows.products.length;
};
