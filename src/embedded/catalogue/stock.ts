import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { StockItem, StockOutcome, StockResult } from '../../contract/stock.js';
import type { Executor } from '../database/database.module.js';
import { preparedByIds } from '../database/prepared.js';
import { product } from './catalogue.tables.js';
import { listing } from './listing/listing.tables.js';
import { stockMovement, type StockReason } from './stock.tables.js';

// The only functions that change `product.stock` of existing products. Each writes the movements in the same statement.

export interface Pieces {
  productId: string;
  quantity: number;
}

/** Why stock changes, for its movements. */
export interface StockCause {
  reason: StockReason;
  reference?: string | undefined;
  by?: string | undefined;
}

const summed = (pieces: readonly Pieces[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/** Locks the rows of products, always in the order of their ids, so that concurrent orders of the same products cannot deadlock. */
const lockingRows = (isJoined: boolean) =>
  preparedByIds<Record<never, unknown>, { id: string; stock: number; isWarehouse: boolean }[]>(
    (tx, hasRequestedId) =>
      tx
        .select({ id: product.id, stock: product.stock, isWarehouse: product.isWarehouse })
        .from(product)
        .where(hasRequestedId(product.id))
        .orderBy(asc(product.id))
        .for('no key update'),
    isJoined,
  );
const selectLocked = lockingRows(false);
const selectLockedWithNext = lockingRows(true);

/** Updates `in_stock` of families. The rows are locked first, so that of two orders that take the last two colours the second sees the first. */
const updateListing = async (tx: Executor, families: string[]): Promise<void> => {
  if (families.length === 0) return;
  await tx.select({ family: listing.family }).from(listing).where(inArray(listing.family, families)).orderBy(asc(listing.family)).for('no key update');
  const available = sql`exists (select 1 from ${product} p where p.family = ${listing.family} and p.is_on_sale and (not p.is_warehouse or p.stock > 0))`;
  await tx.update(listing).set({ inStock: available, changedIn: sql`pg_current_xact_id()` }).where(inArray(listing.family, families));
};

type Change = readonly [id: string, change: number];

/** Changes the stock of locked products, and writes their movements. */
const changeStock = async (tx: Executor, changes: readonly Change[], { reason, reference, by }: StockCause): Promise<void> => {
  if (changes.length === 0) return;
  const values = sql.join(
    changes.map(([id, change]) => sql`(${id}, ${change}::int)`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ family: string; stock: number; change: number }>(sql`
    with changed as (update ${product} p set stock = p.stock + v.change from (values ${values}) as v (id, change) where p.id = v.id
      returning p.id, p.family, p.stock, v.change),
    moved as (insert into ${stockMovement} (product_id, change, stock, reason, reference, "by")
      select id, change, stock, ${reason}::text, ${reference ?? null}::text, ${by ?? null}::text from changed)
    select family, stock, change from changed`);
  await updateListing(tx, [...new Set(rows.filter(({ stock, change }) => stock === 0 || stock === change).map(({ family }) => family))]);
};

/** Products whose rows are locked until the transaction ends. */
export interface LockedStock {
  /** Ids of products that are unknown or have too little stock. */
  lacking: string[];
  /** Takes the pieces out of the stock; nothing may be lacking. Products made to order have no stock limit. */
  take(cause: StockCause): Promise<void>;
}

const lockWith = async (select: typeof selectLocked, tx: Executor, pieces: readonly Pieces[]): Promise<LockedStock> => {
  const requested = [...summed(pieces)];
  const found = await select(
    tx,
    requested.map(([id]) => id),
    {},
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  const isLacking = ([id, quantity]: readonly [string, number]): boolean => {
    const row = rows.get(id);
    return !row || (row.isWarehouse && row.stock < quantity);
  };
  const taken = requested.flatMap(([id, quantity]): Change[] => (rows.get(id)?.isWarehouse ? [[id, -quantity]] : []));
  return { lacking: requested.filter(isLacking).map(([id]) => id), take: (cause) => changeStock(tx, taken, cause) };
};

/** Locks the stock of pieces, without changing it. The statement is sent together with the next one of the transaction, which must follow at once. */
export const lockStockWithNext = (tx: Executor, pieces: readonly Pieces[]): Promise<LockedStock> => lockWith(selectLockedWithNext, tx, pieces);

/**
 * Takes all pieces out of stock, or none.
 * @returns ids of products that are unknown or have too little stock; empty: everything is reserved
 */
export const reserveStock = async (tx: Executor, pieces: readonly Pieces[], cause: StockCause): Promise<string[]> => {
  const { lacking, take } = await lockWith(selectLocked, tx, pieces);
  if (lacking.length === 0) await take(cause);
  return lacking;
};

/** Puts pieces back in stock. Products made to order have none. @returns number of pieces */
export const releaseStock = async (tx: Executor, pieces: readonly Pieces[], cause: StockCause): Promise<number> => {
  const returned = summed(pieces);
  const rows = await selectLocked(tx, [...returned.keys()], {});
  const changes = rows.flatMap(({ id, isWarehouse }): Change[] => (isWarehouse ? [[id, returned.get(id)!]] : []));
  await changeStock(tx, changes, cause);
  return changes.reduce((sum, [, change]) => sum + change, 0);
};

/** A product by sku, locked. */
interface StockRow {
  id: string;
  sku: string;
  stock: number;
  isWarehouse: boolean;
  isOnSale: boolean;
}
/** A product whose stock changed. */
export type ChangedStock = Pick<StockRow, 'id' | 'sku' | 'isOnSale'>;

/** The rows are locked in the same order as those of orders, so no order is lost between the comparison and the write. */
const lockBySku = (tx: Executor, skus: readonly string[]): Promise<StockRow[]> => {
  const { id, sku, stock, isWarehouse, isOnSale } = product;
  return tx
    .select({ id, sku, stock, isWarehouse, isOnSale })
    .from(product)
    .where(inArray(sku, [...new Set(skus)]))
    .orderBy(asc(id))
    .for('no key update');
};

/** Writes the stock of locked products. @param stocks the new stock by sku @returns the products whose stock differs */
const writeStock = async (tx: Executor, found: readonly StockRow[], stocks: ReadonlyMap<string, number>, cause: StockCause): Promise<ChangedStock[]> => {
  const changed = found.flatMap((row) => {
    const change = (stocks.get(row.sku) ?? row.stock) - row.stock;
    return change ? [{ ...row, change }] : [];
  });
  await changeStock(
    tx,
    changed.map(({ id, change }) => [id, change] as const),
    cause,
  );
  return changed.map(({ id, sku, isOnSale }) => ({ id, sku, isOnSale }));
};

/** `was` absent: the new number counts, whatever the stock is. */
export type WantedStock = Pick<StockItem, 'sku' | 'stock'> & Partial<Pick<StockItem, 'was'>>;

const outcomeOf = ({ stock, was }: WantedStock, row: StockRow | undefined): StockOutcome => {
  if (!row) return 'unknown';
  if (!row.isWarehouse) return 'notStocked';
  if (row.stock === stock) return 'unchanged';
  return was === undefined || row.stock === was ? 'set' : 'changed';
};

/**
 * Sets the stock of products whose stock is still `was`.
 * @returns a result for each item, in the same order, and the products that changed
 */
export const setStock = async (tx: Executor, items: readonly WantedStock[], cause: StockCause): Promise<{ results: StockResult[]; changed: ChangedStock[] }> => {
  const found = await lockBySku(
    tx,
    items.map(({ sku }) => sku),
  );
  const rows = new Map(found.map((row) => [row.sku, { ...row }]));
  const results = items.map((item): StockResult => {
    const row = rows.get(item.sku);
    const outcome = outcomeOf(item, row);
    if (row && outcome === 'set') row.stock = item.stock;
    return { sku: item.sku, outcome, stock: row?.isWarehouse ? row.stock : null };
  });
  return { results, changed: await writeStock(tx, found, new Map([...rows.values()].map(({ sku, stock }) => [sku, stock])), cause) };
};

/** Why a count of a product cannot be booked. `tooFew`: orders since the count took more pieces than were counted. `tooEarly`: its movements begin after the count. */
export type CountFault = 'unknown' | 'notStocked' | 'tooFew' | 'tooEarly';
/** Pieces of a product as counted, and its stock before and after booking the difference. */
export interface CountedStock {
  sku: string;
  counted: number;
  before: number | null;
  after: number | null;
  fault?: CountFault;
}

/**
 * Sums of the movements of locked products since a moment, by product id, without the corrections of counts: they correct what was there before.
 * `isKnown`: the product had movements before the moment.
 * This is a statement after the locks: one that locks would not see the movements of transactions that it waited for.
 */
const movedSince = async (tx: Executor, ids: readonly string[], at: Date) => {
  const { rows } = await tx.execute<{ id: string; change: number; isKnown: boolean }>(sql`
    select counted.id, coalesce((select sum(m.change)::int from ${stockMovement} m where m.product_id = counted.id and m.reason <> 'counted' and m.at > ${at.toISOString()}::timestamptz), 0) as change,
      exists (select 1 from ${stockMovement} m where m.product_id = counted.id and m.at <= ${at.toISOString()}::timestamptz) as "isKnown"
    from json_array_elements_text(${JSON.stringify(ids)}::json) as counted (id)`);
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Books counted pieces: the difference between what was counted and the stock at the moment of the count. Movements since then stay.
 * @param counts pieces by sku
 * @returns a result for each product; nothing is written when one has a fault
 */
export const countStock = async (tx: Executor, counts: ReadonlyMap<string, number>, at: Date, cause: StockCause): Promise<{ results: CountedStock[]; changed: ChangedStock[] }> => {
  const found = await lockBySku(tx, [...counts.keys()]);
  const rows = new Map(found.map((row) => [row.sku, row]));
  const moved = await movedSince(
    tx,
    found.map(({ id }) => id),
    at,
  );
  const results = [...counts].map(([sku, counted]): CountedStock => {
    const row = rows.get(sku);
    if (!row?.isWarehouse) return { sku, counted, before: null, after: null, fault: row ? 'notStocked' : 'unknown' };
    const { change, isKnown } = moved.get(row.id)!;
    const after = counted + change;
    return { sku, counted, before: row.stock, after, ...(!isKnown ? { fault: 'tooEarly' as const } : after < 0 && { fault: 'tooFew' as const }) };
  });
  if (results.some(({ fault }) => fault)) return { results, changed: [] };
  return { results, changed: await writeStock(tx, found, new Map(results.map(({ sku, after }) => [sku, after!])), cause) };
};

/** Adds received pieces. @returns the stock afterwards, null for a product made to order, undefined for an unknown one; and the products that changed */
export const receiveStock = async (tx: Executor, sku: string, pieces: number, cause: StockCause): Promise<{ stock: number | null | undefined; changed: ChangedStock[] }> => {
  const found = await lockBySku(tx, [sku]);
  const [row] = found;
  if (!row?.isWarehouse) return { stock: row && null, changed: [] };
  const stock = row.stock + pieces;
  return { stock, changed: await writeStock(tx, found, new Map([[sku, stock]]), cause) };
};

/**
 * Writes a movement for each product whose stock differs from its last movement: after an import, which writes products with their stock.
 * Every other change writes its own movement, so at other times there is nothing to write.
 * @param isConcerned condition on the products `p`; undefined: all
 */
export const recordImportedStock = async (tx: Executor, { by, reference }: Pick<StockCause, 'by' | 'reference'>, isConcerned?: SQL): Promise<void> => {
  await tx.execute(sql`
    insert into ${stockMovement} (product_id, change, stock, reason, reference, "by")
    select p.id, p.stock - coalesce(last.stock, 0), p.stock, case when last.stock is null then 'seed' else 'import' end, ${reference ?? null}::text, ${by ?? null}::text
    from ${product} p left join lateral (select m.stock from ${stockMovement} m where m.product_id = p.id order by m.id desc limit 1) last on true
    where last.stock is distinct from p.stock and ${isConcerned ?? sql`true`}`);
};
