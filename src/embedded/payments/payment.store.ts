import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PaymentStatus } from '../../contract/order.js';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { belongsTo } from '../orders/order.store.js';
import { orderTable } from '../orders/orders.tables.js';
import { paymentTable } from '../orders/payments.tables.js';

export type PaymentRow = typeof paymentTable.$inferSelect;

export const findByProviderId = async (tx: Executor, providerId: string): Promise<PaymentRow | undefined> =>
  (await tx.select().from(paymentTable).where(eq(paymentTable.providerId, providerId)))[0];

export const findPayments = (tx: Executor, ids: readonly string[]): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(paymentTable)
    .where(inArray(paymentTable.id, [...ids]));

export const findInvoicePayment = async (tx: Executor, orderId: string): Promise<PaymentRow | undefined> =>
  (
    await tx
      .select()
      .from(paymentTable)
      .where(and(eq(paymentTable.orderId, orderId), eq(paymentTable.method, 'invoice')))
  )[0];

/** Returns a payment if the owner may access its order. */
export const findOwnPayment = async (tx: Executor, id: string, owner: Owner): Promise<PaymentRow | undefined> => {
  const own = and(eq(paymentTable.id, id), belongsTo(owner));
  return (await tx.select({ payment: paymentTable }).from(paymentTable).innerJoin(orderTable, eq(orderTable.id, paymentTable.orderId)).where(own))[0]?.payment;
};

export const findLatestOf = async (tx: Executor, orderId: string): Promise<PaymentRow | undefined> =>
  (await tx.select().from(paymentTable).where(eq(paymentTable.orderId, orderId)).orderBy(desc(paymentTable.createdAt)).limit(1))[0];

export const lockPayment = async (tx: Executor, id: string): Promise<PaymentRow> => (await tx.select().from(paymentTable).where(eq(paymentTable.id, id)).for('update'))[0]!;

export const insertPayment = async (tx: Executor, payment: typeof paymentTable.$inferInsert): Promise<PaymentRow> =>
  (await tx.insert(paymentTable).values(payment).returning())[0]!;

export const saveStatus = async (tx: Executor, id: string, status: PaymentStatus): Promise<PaymentRow> =>
  (await tx.update(paymentTable).set({ status, updatedAt: new Date() }).where(eq(paymentTable.id, id)).returning())[0]!;

/** Lowers the amount of an unpaid order on account. @param amount minor units */
export const lowerInvoicePayment = async (tx: Executor, orderId: string, amount: number): Promise<void> =>
  void (await tx
    .update(paymentTable)
    .set({ amount, updatedAt: new Date() })
    .where(and(eq(paymentTable.orderId, orderId), eq(paymentTable.method, 'invoice'), eq(paymentTable.status, 'authorized'))));
