import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { invoiceTable } from '../invoices/invoices.tables.js';
import type { OrderRow } from '../orders/order.store.js';
import { orderTable } from '../orders/orders.tables.js';
import { paymentTable, refundTable } from '../orders/payments.tables.js';
import type { Period } from './periods.js';

/** Rows read at a time. */
const batch = 500;

/** A payment or refund that was completed. `at`: when the shop booked it; it does not change afterwards. */
export interface Movement {
  kind: 'payment' | 'refund';
  id: string;
  order: string;
  /** Number of the order's current invoice. */
  invoice: string | null;
  provider: string;
  providerId: string;
  method: string;
  /** Minor units; negative for a refund. */
  amount: number;
  currency: (typeof paymentTable.$inferSelect)['currency'];
  /** Of a refund: its payment and reason. */
  paymentId: string | null;
  cause: string | null;
  at: Date;
}

const paymentsOf = (tx: Executor, { from, until }: Period, offset: number) =>
  tx
    .select({ payment: paymentTable, order: orderTable.number, invoice: invoiceTable.number })
    .from(paymentTable)
    .innerJoin(orderTable, eq(orderTable.id, paymentTable.orderId))
    .leftJoin(invoiceTable, eq(invoiceTable.orderId, orderTable.id))
    .where(and(eq(paymentTable.status, 'paid'), gte(paymentTable.updatedAt, from), lt(paymentTable.updatedAt, until)))
    .orderBy(asc(paymentTable.updatedAt), asc(paymentTable.id))
    .limit(batch)
    .offset(offset);

const refundsOf = (tx: Executor, { from, until }: Period, offset: number) =>
  tx
    .select({ refund: refundTable, payment: paymentTable, order: orderTable.number, invoice: invoiceTable.number })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .innerJoin(orderTable, eq(orderTable.id, paymentTable.orderId))
    .leftJoin(invoiceTable, eq(invoiceTable.orderId, orderTable.id))
    .where(and(eq(refundTable.status, 'refunded'), gte(refundTable.updatedAt, from), lt(refundTable.updatedAt, until)))
    .orderBy(asc(refundTable.updatedAt), asc(refundTable.id))
    .limit(batch)
    .offset(offset);

async function* paged<Row>(read: (offset: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += batch) {
    const rows = await read(offset);
    yield* rows;
    if (rows.length < batch) return;
  }
}

/** Yields the payments that were received in a period, then the refunds that were paid out. Call it in a transaction with one snapshot. */
export async function* movementsIn(tx: Executor, period: Period): AsyncGenerator<Movement> {
  for await (const { payment, order, invoice } of paged((offset) => paymentsOf(tx, period, offset))) {
    const { id, provider, providerId, method, amount, currency, updatedAt } = payment;
    yield { kind: 'payment', id, order: order!, invoice, provider, providerId, method, amount, currency, paymentId: null, cause: null, at: updatedAt };
  }
  for await (const { refund, payment, order, invoice } of paged((offset) => refundsOf(tx, period, offset))) {
    const { id, amount, currency, paymentId, cause, providerRefundId, updatedAt } = refund;
    const { provider, method } = payment;
    yield { kind: 'refund', id, order: order!, invoice, provider, providerId: providerRefundId ?? '', method, amount: -amount, currency, paymentId, cause, at: updatedAt };
  }
}

/** Yields the orders that were placed in a period, in the order of their numbers' assignment. */
export async function* ordersIn(tx: Executor, { from, until }: Period): AsyncGenerator<OrderRow> {
  yield* paged((offset) =>
    tx
      .select()
      .from(orderTable)
      .where(and(gte(orderTable.placedAt, from), lt(orderTable.placedAt, until)))
      .orderBy(asc(orderTable.placedAt), asc(orderTable.id))
      .limit(batch)
      .offset(offset),
  );
}
