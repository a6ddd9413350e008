import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency, Locale } from '../../contract/locales.js';
import type { PaymentMethodId, PaymentStatus } from '../../contract/order.js';

/** The books of the built-in test bank; nothing but the bank reads them. */
export const testBankPaymentTable = pgTable('test_bank_payment', {
  id: text('id').primaryKey(),
  status: text('status').$type<PaymentStatus>().notNull().default('open'),
  method: text('method').$type<PaymentMethodId>().notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** What the payer reads: the order's number. */
  description: text('description').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  returnUrl: text('return_url').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What the test bank paid back. */
export const testBankRefundTable = pgTable('test_bank_refund', {
  key: text('key').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => testBankPaymentTable.id),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
