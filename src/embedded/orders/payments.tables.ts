import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Currency } from '../../contract/locales.js';
import type { PaymentMethodId, PaymentStatus } from '../../contract/order.js';
import { timestamptz, writtenAt } from '../database/timestamptz.js';
import { orderTable } from './orders.tables.js';

/** When to query the provider if no webhook arrives: soon at first, then at growing intervals. */
const asking = () => ({
  asks: integer('asks').notNull().default(0),
  nextAskAt: timestamptz('next_ask_at').notNull().default(sql`now() + interval '1 minute'`),
});

/** Attempts to pay an order. An order can have several; one of them is paid. */
export const paymentTable = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull().unique(),
    method: text('method').$type<PaymentMethodId>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    returnUrl: text('return_url').notNull(),
    redirectUrl: text('redirect_url').notNull(),
    ...asking(),
    createdAt: writtenAt('created_at'),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_by_order').on(table.orderId, table.createdAt),
    index('payment_on_account').on(table.orderId).where(sql`method = 'invoice' and status = 'authorized'`),
    index('payment_by_time').on(table.createdAt),
    index('payment_to_ask').on(table.nextAskAt).where(sql`status in ('open', 'pending', 'authorized')`),
  ],
);

/** `held`: until the goods are returned. `waiting`: until the provider accepts it. `pending`: until the money is transferred. `failed`: ops refund by hand. */
export const refundStatuses = ['held', 'waiting', 'pending', 'refunded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Refunds of payments. */
export const refundTable = pgTable(
  'refund',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => paymentTable.id),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Identifies the reason, so that a repeated request creates no second refund. Also sent to the provider as idempotency key. */
    key: text('key').notNull().unique(),
    status: text('status').$type<RefundStatus>().notNull(),
    cause: text('cause').notNull(),
    providerRefundId: text('provider_refund_id'),
    /** Last error. */
    fault: text('fault'),
    ...asking(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index('refund_by_payment').on(table.paymentId), index('refund_to_ask').on(table.nextAskAt).where(sql`status in ('waiting', 'pending')`)],
);
