import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Price } from '../../contract/money.js';
import type { Withdrawal } from '../../contract/order.js';
import { timestamptz } from '../database/timestamptz.js';
import { orderTable } from '../orders/orders.tables.js';

export const withdrawalTable = pgTable(
  'withdrawal',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id),
    receivedAt: timestamptz('received_at').notNull(),
    lines: jsonb('lines').$type<Withdrawal['lines']>().notNull(),
    reason: text('reason'),
    refund: jsonb('refund').$type<Price>().notNull(),
    /** 1, 2, 3 … among the withdrawals of an order. */
    position: integer('position').notNull(),
  },
  (table) => [index('withdrawal_by_order').on(table.orderId, table.position)],
);
