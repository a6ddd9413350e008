import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { StockItem, StockOutcome, StockResult } from '../../contract/stock.js';
import type { Executor } from '../database/database.module.js';
import { preparedByIds } from '../database/prepared.js';
import { product } from './catalogue.tables.js';
import { listing } from './listing/listing.tables.js';

export interface Pieces {
  productId: string;
  quantity: number;
}

const summed = (pieces: readonly Pieces[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/** Locks the rows of products, always in the order of their ids, so that concurrent orders of the same products cannot deadlock. */
const selectLocked = preparedByIds<Record<never, unknown>, { id: string; stock: number; isWarehouse: boolean }[]>((tx, hasRequestedId) =>
  tx
    .select({ id: product.id, stock: product.stock, isWarehouse: product.isWarehouse })
    .from(product)
    .where(hasRequestedId(product.id))
    .orderBy(asc(product.id))
    .for('no key update'),
);

/** Updates `in_stock` of families. The rows are locked first, so that of two orders that take the last two colours the second sees the first. */
const updateListing = async (tx: Executor, families: string[]): Promise<void> => {
  if (families.length === 0) return;
  await tx.select({ family: listing.family }).from(listing).where(inArray(listing.family, families)).orderBy(asc(listing.family)).for('no key update');
  const available = sql`exists (select 1 from ${product} p where p.family = ${listing.family} and p.is_on_sale and (not p.is_warehouse or p.stock > 0))`;
  await tx.update(listing).set({ inStock: available, changedIn: sql`pg_current_xact_id()` }).where(inArray(listing.family, families));
};

const changeStock = async (tx: Executor, changes: readonly (readonly [id: string, change: number])[]): Promise<void> => {
  if (changes.length === 0) return;
  const values = sql.join(
    changes.map(([id, change]) => sql`(${id}, ${change}::int)`),
    sql`, `,
  );
  const changed = await tx
    .update(product)
    .set({ stock: sql`${product.stock} + v.change` })
    .from(sql`(values ${values}) as v (id, change)`)
    .where(eq(product.id, sql`v.id`))
    .returning({ family: product.family, stock: product.stock, change: sql<number>`v.change` });
  await updateListing(tx, [...new Set(changed.filter(({ stock, change }) => stock === 0 || stock === change).map(({ family }) => family))]);
};

/**
 * Takes all pieces out of stock, or none. Products made to order have no stock limit.
 * @param tx the transaction that places the order
 * @returns ids of products that are unknown or have too little stock; empty: everything is reserved
 */
export const reserveStock = async (tx: Executor, pieces: readonly Pieces[]): Promise<string[]> => {
  const requested = [...summed(pieces)];
  const rows = new Map(
    (
      await selectLocked(
        tx,
        requested.map(([id]) => id),
        {},
      )
    ).map((row) => [row.id, row]),
  );
  const lacking = requested.filter(([id, quantity]) => {
    const row = rows.get(id);
    return !row || (row.isWarehouse && row.stock < quantity);
  });
  if (lacking.length) return lacking.map(([id]) => id);
  await changeStock(
    tx,
    requested.filter(([id]) => rows.get(id)?.isWarehouse).map(([id, quantity]) => [id, -quantity] as const),
  );
  return [];
};

/** Returns the pieces of a cancelled order to the stock. */
export const releaseStock = async (tx: Executor, pieces: readonly Pieces[]): Promise<void> => {
  const returned = summed(pieces);
  const rows = await selectLocked(tx, [...returned.keys()], {});
  await changeStock(
    tx,
    rows.filter((row) => row.isWarehouse).map(({ id }) => [id, returned.get(id)!] as const),
  );
};

interface StockRow {
  id: string;
  sku: string;
  stock: number;
  isWarehouse: boolean;
  isOnSale: boolean;
}

const outcomeOf = ({ stock, was }: StockItem, row: StockRow | undefined): StockOutcome => {
  if (!row) return 'unknown';
  if (!row.isWarehouse) return 'notStocked';
  if (row.stock === stock) return 'unchanged';
  return row.stock === was ? 'set' : 'changed';
};

/**
 * Sets the stock of products whose stock is still `was`. The rows are locked in the same order as those of orders, so no order is lost between
 * the comparison and the write.
 * @returns a result for each item, in the same order, and the products that changed
 */
export const setStock = async (tx: Executor, items: readonly StockItem[]): Promise<{ results: StockResult[]; changed: Pick<StockRow, 'id' | 'sku' | 'isOnSale'>[] }> => {
  const { id, sku, stock, isWarehouse, isOnSale } = product;
  const skus = [...new Set(items.map((item) => item.sku))];
  const found: StockRow[] = await tx.select({ id, sku, stock, isWarehouse, isOnSale }).from(product).where(inArray(sku, skus)).orderBy(asc(id)).for('no key update');
  const rows = new Map(found.map((row) => [row.sku, { ...row }]));
  const results = items.map((item): StockResult => {
    const row = rows.get(item.sku);
    const outcome = outcomeOf(item, row);
    if (row && outcome === 'set') row.stock = item.stock;
    return { sku: item.sku, outcome, stock: row?.isWarehouse ? row.stock : null };
  });
  const changes = found.map((row) => ({ ...row, change: rows.get(row.sku)!.stock - row.stock })).filter(({ change }) => change !== 0);
  await changeStock(
    tx,
    changes.map((row) => [row.id, row.change] as const),
  );
  return { results, changed: changes.map((row) => ({ id: row.id, sku: row.sku, isOnSale: row.isOnSale })) };
};
