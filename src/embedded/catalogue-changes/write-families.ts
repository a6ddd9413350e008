import { and, getTableColumns, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { category, product, productCategory, productPrice, productText } from '../catalogue/catalogue.tables.js';
import { searchSynonym } from '../catalogue/listing/listing.tables.js';
import type { Executor } from '../database/database.module.js';
import { insertRows } from '../database/insert-rows.js';
import type { OnProgress } from '../seed/progress-line.js';
import type { Catalogue, ProductEntry } from '../seed/catalogue-files.js';
import { withSamples } from '../seed/sample.js';
import { categoryRowsOf, type FamilyRows, familyRowsOf, offSale, synonymRowsOf } from '../seed/rows.js';

/** Families written at a time. */
const batchSize = 500;

/** A list of texts as one parameter. */
export const listed = (values: readonly string[]): SQL => sql`(select json_array_elements_text(${JSON.stringify(values)}::json))`;

/** `set` of an upsert: every column from the new row. */
const asGiven = (table: PgTable, fields: object): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([field]) => field in fields)
      .map(([field, column]) => [field, sql`excluded.${sql.identifier(column.name)}`]),
  );

/** Takes products off sale. They are not deleted, because placed orders refer to them. */
const withdraw = async (tx: Executor, isWithdrawn: SQL | undefined): Promise<void> => {
  const ids = (await tx.update(product).set(offSale).where(and(isWithdrawn, product.isOnSale)).returning({ id: product.id })).map(({ id }) => id);
  if (ids.length) await tx.delete(productCategory).where(sql`${productCategory.productId} in ${listed(ids)}`);
};

/** Appends changed prices to the price history; for products without history also their earlier prices from the catalogue. */
const recordPrices = async (tx: Executor, { products, prices }: FamilyRows): Promise<void> => {
  const ids = listed(products.map(({ id }) => id));
  const priced = new Set((await tx.selectDistinct({ id: productPrice.productId }).from(productPrice).where(sql`${productPrice.productId} in ${ids}`)).map(({ id }) => id));
  await insertRows(
    tx,
    productPrice,
    prices.filter(({ productId }) => !priced.has(productId)),
  );
  await tx.execute(sql`
    insert into ${productPrice} (product_id, since, prices)
    select p.id, ${new Date().toISOString()}::timestamptz, p.prices from ${product} p
    where p.is_on_sale and p.id in ${ids} and p.prices <> (select h.prices from ${productPrice} h where h.product_id = p.id order by h.since desc limit 1)`);
};

const writeBatch = async (tx: Executor, rows: FamilyRows): Promise<void> => {
  const { products } = rows;
  const ids = listed(products.map(({ id }) => id));
  // The stock in the entry counts for new products and for those that return on sale. Afterwards the database counts the stock.
  const stock = sql`case when excluded.is_on_sale and ${product.isOnSale} then ${product.stock} else excluded.stock end`;
  await insertRows(tx, product, products, { target: product.id, set: { ...asGiven(product, products[0] ?? {}), stock, updatedAt: sql`now()` } });
  await recordPrices(tx, rows);
  // Deleted and inserted again, so that two products can exchange their slugs.
  await tx.delete(productText).where(sql`${productText.productId} in ${ids}`);
  await tx.delete(productCategory).where(sql`${productCategory.productId} in ${ids}`);
  await insertRows(tx, productCategory, rows.links);
};

/**
 * Derives the rows of families and writes them: products, prices, texts and categories. Colours that a family no longer has go off sale.
 * The stock of products that stay on sale does not change.
 */
export const writeFamilies = async (tx: Executor, families: readonly ProductEntry[], catalogue: Catalogue, onProgress: OnProgress = () => undefined): Promise<void> => {
  const texts: FamilyRows['texts'][] = [];
  for (let from = 0; from < families.length; from += batchSize) {
    const batch = families.slice(from, from + batchSize);
    const rows = familyRowsOf(batch, catalogue);
    const ids = listed(rows.products.map(({ id }) => id));
    await withdraw(tx, and(sql`${product.family} in ${listed(withSamples(batch.map(({ code }) => code)))}`, sql`${product.id} not in ${ids}`));
    await writeBatch(tx, rows);
    texts.push(rows.texts);
    onProgress(from + batch.length, families.length);
  }
  // After all texts of the families are deleted, because a slug can move from a later family to an earlier one.
  for (const some of texts) await insertRows(tx, productText, some);
};

/** Takes all products of families off sale. */
export const withdrawFamilies = async (tx: Executor, codes: readonly string[]): Promise<void> => {
  if (codes.length) await withdraw(tx, sql`${product.family} in ${listed(withSamples(codes))}`);
};

/** Writes all categories in their order. Deletes removed ones, except main categories of products that are off sale. */
export const writeCategories = async (tx: Executor, catalogue: Catalogue): Promise<void> => {
  const rows = categoryRowsOf(catalogue);
  if (rows.length) await insertRows(tx, category, rows, { target: category.id, set: asGiven(category, rows[0]!) });
};

/** Deletes categories that the catalogue no longer has and no product refers to. */
export const deleteCategories = async (tx: Executor, { categories }: Catalogue): Promise<void> => {
  const kept = categories.map(({ id }) => id);
  const named = tx.select({ one: sql`1` }).from(product).where(sql`${product.mainCategory} = ${category.id}`);
  const linked = tx.select({ one: sql`1` }).from(productCategory).where(sql`${productCategory.categoryId} = ${category.id}`);
  await tx.delete(category).where(and(kept.length ? notInArray(category.id, kept) : undefined, notExists(named), notExists(linked)));
};

export const writeSynonyms = async (tx: Executor, catalogue: Catalogue): Promise<void> => {
  await tx.delete(searchSynonym);
  await insertRows(tx, searchSynonym, synonymRowsOf(catalogue));
};
