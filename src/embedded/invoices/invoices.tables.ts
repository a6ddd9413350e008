import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BrandCode } from '../../contract/brands.js';
import type { CreditCause } from '../../contract/document.js';
import type { Price } from '../../contract/money.js';
import type { OrderView } from '../orders/order.presenter.js';
import { orderTable } from '../orders/orders.tables.js';
import type { CreditedLine } from './credit.js';

/** The parts of an order that an invoice is made of. */
export type InvoicedOrder = Pick<OrderView, 'lines' | 'shipping' | 'totals'>;

/** The last number given in a shop's year: a row, not a sequence, so that what is rolled back leaves no gap. */
const counterTable = (name: string) =>
  pgTable(name, { shop: text('shop').$type<BrandCode>().notNull(), year: integer('year').notNull(), last: integer('last').notNull() }, (table) => [
    primaryKey({ columns: [table.shop, table.year] }),
  ]);
export const invoiceCounterTable = counterTable('invoice_counter');
export const creditNoteCounterTable = counterTable('credit_note_counter');

const orderId = () => text('order_id').references(() => orderTable.id);
const numbered = () => ({ number: text('number').notNull().unique(), issuedAt: timestamp('issued_at', { withTimezone: true }).notNull() });

export const invoiceTable = pgTable('invoice', { orderId: orderId().primaryKey(), ...numbered() });

/** An invoice that another one of the same order has replaced, with what the order said then. */
export const supersededInvoiceTable = pgTable(
  'superseded_invoice',
  { orderId: orderId().notNull(), ...numbered(), order: jsonb('order').$type<InvoicedOrder>().notNull() },
  (table) => [index('superseded_invoice_by_order').on(table.orderId)],
);

/** What an invoice no longer asks for. */
export const creditNoteTable = pgTable(
  'credit_note',
  {
    id: text('id').primaryKey(),
    orderId: orderId().notNull(),
    ...numbered(),
    /** What brought it about, once an order: `withdrawal:<id>`, `refund:<id>`, `cancellation`. */
    source: text('source').notNull(),
    cause: text('cause').$type<CreditCause>().notNull(),
    lines: jsonb('lines').$type<CreditedLine[]>().notNull(),
    shipping: jsonb('shipping').$type<Price>(),
    total: jsonb('total').$type<Price>().notNull(),
    /** Number of the invoice it belongs to, once that was replaced; null: the one that counts. */
    supersededInvoice: text('superseded_invoice'),
  },
  (table) => [uniqueIndex('credit_note_once').on(table.orderId, table.source), index('credit_note_by_order').on(table.orderId, table.issuedAt)],
);
