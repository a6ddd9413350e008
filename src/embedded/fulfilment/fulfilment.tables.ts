import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/timestamptz.js';
import { orderTable } from '../orders/orders.tables.js';

const ofOrder = () =>
  text('order_id')
    .notNull()
    .references(() => orderTable.id, { onDelete: 'cascade' });

/** Notes of ops and integrators about an order. Buyers do not see them. */
export const orderNoteTable = pgTable(
  'order_note',
  {
    id: text('id').primaryKey(),
    orderId: ofOrder(),
    at: timestamptz('at').notNull().defaultNow(),
    /** Who wrote it: a user of the command line, or the name of an API key. */
    by: text('by').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('order_note_by_order').on(table.orderId, table.at)],
);

/** Withdrawn pieces that came back while others are still expected. The refund of a withdrawal waits for them. */
export const returnedPiecesTable = pgTable(
  'returned_pieces',
  {
    id: text('id').primaryKey(),
    orderId: ofOrder(),
    lineId: text('line_id').notNull(),
    quantity: integer('quantity').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('returned_pieces_by_order').on(table.orderId)],
);
