import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Country, Currency, Locale } from '../../contract/locales.js';
import type { DeliveryMethod, OrderDetails, OrderLine, OrderState, OrderTotals } from '../../contract/order.js';
import type { Price } from '../../contract/money.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Chosen delivery; the price is kept once the order is placed, until then it follows lines and country. */
export interface StoredShipping {
  method: DeliveryMethod;
  date: string;
  price?: Price;
}
/** What a placed line keeps: it never follows the catalogue again. */
export type LineSnapshot = Omit<z.output<typeof OrderLine>, 'id' | 'quantity' | 'available'>;

/** A cart while `open`, an order afterwards. */
export const orderTable = pgTable(
  'order',
  {
    id: text('id').primaryKey(),
    number: text('number').unique(),
    /** SHA-256 of the visitor's token: a stolen table opens no order. */
    tokenHash: text('token_hash').notNull(),
    state: text('state').$type<OrderState>().notNull().default('open'),
    version: integer('version').notNull().default(1),
    locale: text('locale').$type<Locale>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    country: text('country').$type<Country>().notNull(),
    details: jsonb('details').$type<OrderDetails>(),
    shipping: jsonb('shipping').$type<StoredShipping>(),
    totals: jsonb('totals').$type<z.output<typeof OrderTotals>>(),
    placedAt: moment('placed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('order_one_open_per_visitor').on(table.tokenHash).where(sql`state = 'open'`), index('order_by_visitor').on(table.tokenHash, table.createdAt)],
);

export const orderLineTable = pgTable(
  'order_line',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Keeps the lines in the order they were added. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    snapshot: jsonb('snapshot').$type<LineSnapshot>(),
  },
  (table) => [uniqueIndex('order_line_one_per_product').on(table.orderId, table.productId)],
);

/** Every change of an order's state and why, for ops and for disputes. */
export const orderEventTable = pgTable(
  'order_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    from: text('from').$type<OrderState>().notNull(),
    to: text('to').$type<OrderState>().notNull(),
    cause: text('cause').notNull(),
  },
  (table) => [index('order_event_by_order').on(table.orderId)],
);

/** First answers of writes that carried an `Idempotency-Key`; replayed for 24 hours. */
export const idempotencyKeyTable = pgTable(
  'idempotency_key',
  {
    /** Shop, caller and operation: keys of different callers never meet. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    body: jsonb('body').$type<unknown>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_key_by_age').on(table.createdAt)],
);

export const orderNumberSequence = pgSequence('order_number');
