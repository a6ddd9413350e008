import { fileURLToPath } from 'node:url';
import { and, eq, getTableColumns, inArray, notExists, notInArray, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BrandCode } from '../../contract/brand-codes.js';
import { category, product, productCategory, productPrice, productText } from '../catalogue/catalogue.tables.js';
import { indexListing } from '../catalogue/indexing/index-listing.js';
import { searchSynonym } from '../catalogue/listing/listing.tables.js';
import type { Database, Executor } from '../database/database.module.js';
import { publish } from '../webhooks/publish.js';
import { claimDatabase } from './claim-database.js';
import { readCatalogue } from './read-catalogue.js';
import { type CatalogueRows, rowsOf } from './rows.js';
import { seedState } from './seed.tables.js';
import { syntheticIds } from './synthetic/families.js';

/** Receives the number of rows written so far, and of all rows. */
export type OnProgress = (done: number, total: number) => void;

const stateName = 'catalogue';
/** Key of the advisory lock for changes of the products; an arbitrary number. */
const lockKey = 7_360_003;
const batchSize = 200;
const batches = <Row>(rows: readonly Row[]): Row[][] => Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) => rows.slice(at * batchSize, (at + 1) * batchSize));

/** Path of the folder with a brand's catalogue files. */
export const catalogueFolder = (brand: BrandCode): string => fileURLToPath(new URL(`../../../brands/${brand.toLowerCase()}/catalogue`, import.meta.url));

/** `set` of an upsert: every column from the new row. */
const asGiven = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([field, column]) => [field, sql`excluded.${sql.identifier(column.name)}`]));

const isUnchanged = async (db: Executor, hash: string): Promise<boolean> => {
  const [state] = await db.select({ hash: seedState.hash }).from(seedState).where(eq(seedState.name, stateName));
  return state?.hash === hash;
};

/** Condition for products that came from catalogue files; synthetic products are managed separately. */
const wereWritten = notLike(product.id, syntheticIds);

/** Takes products that are no longer in the catalogue off sale. They are not deleted, because placed orders refer to them. Deletes removed categories that are not the main category of a product. */
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
/** Every product that came from catalogue files, with a hash of its data and texts. The stock is not part of the hash, because orders change it. */
const listings = async (tx: Executor): Promise<Map<string, Listing>> => {
  const words = sql`(select string_agg(to_jsonb(text)::text, '' order by text.locale) from ${productText} text where text.product_id = product.id)`;
  const facts = sql`to_jsonb(${product}) - 'stock' - 'updated_at' - 'created_at'`;
  const rows = await tx
    .select({ id: product.id, sku: product.sku, isOnSale: product.isOnSale, hash: sql<string>`md5((${facts})::text || coalesce(${words}, ''))` })
    .from(product)
    .where(wereWritten);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Publishes `product.changed` for products that are new, changed or off sale. */
const publishChanges = async (tx: Executor, before: Map<string, Listing>): Promise<void> => {
  const changed = [...(await listings(tx)).values()].filter(({ id, hash }) => before.get(id)?.hash !== hash);
  for (const batch of batches(changed))
    await publish(
      tx,
      'product.changed',
      batch.map(({ id, sku, isOnSale }) => ({ id, sku, isOnSale })),
    );
};

/** Appends changed prices to the price history; for products without history also their earlier prices from the catalogue. */
const recordPrices = async (tx: Executor, { prices }: CatalogueRows): Promise<void> => {
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
  // The stock in the file counts for new products and for those that return on sale. Afterwards the database counts the stock.
  const stock = sql`case when ${product.isOnSale} then ${product.stock} else excluded.stock end`;
  for (const batch of batches(rows.products)) {
    await tx
      .insert(product)
      .values(batch)
      .onConflictDoUpdate({ target: product.id, set: { ...asGiven(product), stock, updatedAt: sql`now()` } });
    report(batch.length);
  }
  await recordPrices(tx, rows);
  // Deleted and inserted again, so that two products can exchange their slugs.
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

/** Changes the products in one transaction without statement timeout, under a lock that excludes other processes. */
export const alone = (db: Database, work: (tx: Executor) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await work(tx);
  });

/**
 * Updates the database to a brand's catalogue files in one transaction, once when several processes start together. The stock of
 * products that are on sale stays. When no file changed, nothing is written.
 * @returns number of products on sale, or undefined when the brand has no catalogue or no file changed
 * @throws CatalogueError that lists every error with file and field; ConfigurationError when the database belongs to another brand
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
    await publishChanges(tx, before);
    const state = { name: stateName, hash: source.hash, at: new Date() };
    await tx.insert(seedState).values(state).onConflictDoUpdate({ target: seedState.name, set: state });
  });
  await db.execute(sql`analyze`);
  return rows.products.length;
};
