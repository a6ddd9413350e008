import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { orderTable } from '../orders/orders.tables.js';
import { paymentTable, refundTable } from '../orders/payments.tables.js';
import type { PaymentRow } from './payment.store.js';

export type RefundRow = typeof refundTable.$inferSelect;

const planned = sql`(select coalesce(sum(r.amount), 0) from ${refundTable} r where r.payment_id = payment.id)`;

/** Paid payments of an order, each with the amount that is left after all planned refunds. */
export const paidFor = async (tx: Executor, orderId: string): Promise<{ payment: PaymentRow; left: number }[]> =>
  tx
    .select({ payment: paymentTable, left: sql<number>`(${paymentTable.amount} - ${planned})::int` })
    .from(paymentTable)
    .where(and(eq(paymentTable.orderId, orderId), eq(paymentTable.status, 'paid')))
    .orderBy(asc(paymentTable.createdAt));

export const refundsOf = async (tx: Executor, orderId: string): Promise<RefundRow[]> => {
  const rows = await tx
    .select({ refund: refundTable })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .where(eq(paymentTable.orderId, orderId))
    .orderBy(asc(refundTable.createdAt));
  return rows.map(({ refund }) => refund);
};

export const lockRefund = async (tx: Executor, id: string): Promise<RefundRow> => (await tx.select().from(refundTable).where(eq(refundTable.id, id)).for('update'))[0]!;

export const saveRefund = async (tx: Executor, id: string, changes: Partial<typeof refundTable.$inferInsert>): Promise<void> =>
  void (await tx
    .update(refundTable)
    .set({ ...changes, updatedAt: new Date() })
    .where(eq(refundTable.id, id)));

/** Returns a refund that ops must make by hand. */
export const findManual = async (tx: Executor, id: string): Promise<{ orderId: string } | undefined> =>
  (
    await tx
      .select({ orderId: paymentTable.orderId })
      .from(refundTable)
      .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
      .where(and(eq(refundTable.id, id), eq(refundTable.status, 'failed')))
  )[0];

/** Refunds that are in progress, with payment and order number. */
export const findPending = (tx: Executor, ids: readonly string[]) =>
  tx
    .select({ refund: refundTable, payment: paymentTable, number: orderTable.number })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .innerJoin(orderTable, eq(orderTable.id, paymentTable.orderId))
    .where(and(inArray(refundTable.id, [...ids]), inArray(refundTable.status, ['waiting', 'pending'])));
export type PendingRefund = Awaited<ReturnType<typeof findPending>>[number];
