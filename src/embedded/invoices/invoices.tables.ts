import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { BrandCode } from '../../contract/brands.js';
import { orderTable } from '../orders/orders.tables.js';

/** The last number given in a shop's year: a row, not a sequence, so that what is rolled back leaves no gap. */
export const invoiceCounterTable = pgTable(
  'invoice_counter',
  { shop: text('shop').$type<BrandCode>().notNull(), year: integer('year').notNull(), last: integer('last').notNull() },
  (table) => [primaryKey({ columns: [table.shop, table.year] })],
);

export const invoiceTable = pgTable('invoice', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orderTable.id),
  number: text('number').notNull().unique(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
});
