import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '../../contract/locales.js';
import type { PaymentMethodId, PaymentStatus } from '../../contract/order.js';
import { orderTable } from './orders.tables.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An attempt to pay an order; an order can have several, one of them paid. */
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
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('payment_by_order').on(table.orderId, table.createdAt)],
);
