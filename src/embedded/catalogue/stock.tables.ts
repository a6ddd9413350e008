import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/timestamptz.js';

/**
 * Why a stock changed. `holdEnded`: an unpaid order no longer holds its pieces. `set`: replaced by a number of ops or of an integrator.
 * `seed`: first stock of a product, also of those that existed before movements were recorded. `import`: changed with the catalogue.
 */
export const stockReasons = ['order', 'cancelled', 'holdEnded', 'returned', 'received', 'counted', 'set', 'import', 'seed'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Stock movements: one row for each change of `product.stock`, written in the same transaction. Rows are never changed. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    /** Ascends with the changes of a product, because its row is locked while it changes. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    productId: text('product_id').notNull(),
    at: timestamptz('at').notNull().default(sql`clock_timestamp()`),
    /** Pieces more or less. */
    change: integer('change').notNull(),
    /** Pieces afterwards. */
    stock: integer('stock').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    /** Id of the order, or what ops entered, for example the number of a delivery note. */
    reference: text('reference'),
    /** Who changed it: a user of the command line, or the name of an API key. Null for orders: the order names its buyer. */
    by: text('by'),
  },
  (table) => [
    index('stock_movement_by_product').on(table.productId, table.id),
    index('stock_movement_returned').on(table.reference).where(sql`reason = 'returned'`),
    // Rows are appended in the order of time, so a small index of block ranges finds those of a period.
    index('stock_movement_by_time').using('brin', table.at),
  ],
);
