import { type SQL, sql } from 'drizzle-orm';
import { product, productText } from '../catalogue/catalogue.tables.js';
import type { Executor } from '../database/database.module.js';
import { publish } from '../webhooks/publish.js';

type SoldProduct = { id: string; sku: string; isOnSale: boolean };
/** Products with a hash of their data and texts. The stock is not part of it, because orders change it. */
export type SoldProducts = Map<string, SoldProduct & { hash: string }>;

/** Webhooks queued at a time. */
const batchSize = 200;

/** Reads the products of families, to compare them after a change. @param families SQL with the codes */
export const readSold = async (tx: Executor, families: SQL): Promise<SoldProducts> => {
  const words = sql`(select string_agg(to_jsonb(text)::text, '' order by text.locale) from ${productText} text where text.product_id = product.id)`;
  const facts = sql`to_jsonb(${product}) - 'stock' - 'updated_at' - 'created_at'`;
  const rows = await tx
    .select({ id: product.id, sku: product.sku, isOnSale: product.isOnSale, hash: sql<string>`md5((${facts})::text || coalesce(${words}, ''))` })
    .from(product)
    .where(sql`${product.family} in ${families}`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Publishes `product.changed` for products that are new, changed or off sale, which also purges their pages. @returns their number */
export const announceChanges = async (tx: Executor, before: SoldProducts, after: SoldProducts): Promise<number> => {
  const changed = [...after.values()].filter(({ id, hash }) => before.get(id)?.hash !== hash).map(({ id, sku, isOnSale }) => ({ id, sku, isOnSale }));
  for (let from = 0; from < changed.length; from += batchSize) await publish(tx, 'product.changed', changed.slice(from, from + batchSize));
  return changed.length;
};
