import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BrandCode } from '../../contract/brand-codes.js';
import type { CreditCause } from '../../contract/document.js';
import type { Price } from '../../contract/money.js';
import { timestamptz } from '../database/timestamptz.js';
import type { OrderView } from '../orders/order.presenter.js';
import { orderTable } from '../orders/orders.tables.js';
import type { AnyStoredLine } from '../orders/stored-line.js';
import type { CreditedLine } from './credit.js';

/** The parts of an order that its invoice contains, as stored. */
export interface InvoicedOrder extends Pick<OrderView, 'shipping' | 'totals'> {
  lines: (AnyStoredLine & { id: string; quantity: number })[];
}

/** Last number of a shop's year. A row instead of a sequence, because a sequence leaves a gap after a rollback. */
const counterTable = (name: string) =>
  pgTable(name, { shop: text('shop').$type<BrandCode>().notNull(), year: integer('year').notNull(), last: integer('last').notNull() }, (table) => [
    primaryKey({ columns: [table.shop, table.year] }),
  ]);
export const invoiceCounterTable = counterTable('invoice_counter');
export const creditNoteCounterTable = counterTable('credit_note_counter');

const orderId = () => text('order_id').references(() => orderTable.id);
const numbered = () => ({ number: text('number').notNull().unique(), issuedAt: timestamptz('issued_at').notNull() });

export const invoiceTable = pgTable('invoice', { orderId: orderId().primaryKey(), ...numbered() });

/** Invoices that were replaced by another one of the same order, with the order data that they showed. */
export const supersededInvoiceTable = pgTable(
  'superseded_invoice',
  { orderId: orderId().notNull(), ...numbered(), order: jsonb('order').$type<InvoicedOrder>().notNull() },
  (table) => [index('superseded_invoice_by_order').on(table.orderId)],
);

/** Credit notes: documents that reduce an invoice. */
export const creditNoteTable = pgTable(
  'credit_note',
  {
    id: text('id').primaryKey(),
    orderId: orderId().notNull(),
    ...numbered(),
    /** Event that caused it, unique in an order: `withdrawal:<id>`, `refund:<id>`, `pieces:<id>` (cancelled pieces), `cancellation`, `vat`. */
    source: text('source').notNull(),
    cause: text('cause').$type<CreditCause>().notNull(),
    lines: jsonb('lines').$type<CreditedLine[]>().notNull(),
    shipping: jsonb('shipping').$type<Price>(),
    total: jsonb('total').$type<Price>().notNull(),
    /** Number of its invoice, if that was replaced; null: it belongs to the current invoice. */
    supersededInvoice: text('superseded_invoice'),
  },
  (table) => [uniqueIndex('credit_note_once').on(table.orderId, table.source), index('credit_note_by_order').on(table.orderId, table.issuedAt)],
);
