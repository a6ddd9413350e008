import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Currency, Locale } from '../../contract/locales.js';
import type { PaymentMethodId, PaymentStatus } from '../../contract/order.js';
import { timestamptz } from '../database/timestamptz.js';

/** Payments of the built-in test bank. Only the test bank reads them. */
export const testBankPaymentTable = pgTable('test_bank_payment', {
  id: text('id').primaryKey(),
  status: text('status').$type<PaymentStatus>().notNull().default('open'),
  method: text('method').$type<PaymentMethodId>().notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** Text that the payer sees: the order number. */
  description: text('description').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  returnUrl: text('return_url').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Refunds made by the test bank. */
export const testBankRefundTable = pgTable('test_bank_refund', {
  key: text('key').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => testBankPaymentTable.id),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
