import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderRefund, PlacedOrder } from '../../contract/placed-order.js';
import type { Executor } from '../database/database.module.js';
import { notesOf } from '../fulfilment/order-notes.js';
import { documentsOf } from '../invoices/order-documents.js';
import { type OrderView, presentPlaced } from '../orders/order.presenter.js';
import { type OrderRow, recordsOfAll } from '../orders/order.store.js';
import { paymentTable, refundTable } from '../orders/payments.tables.js';

type PlacedView = Omit<OrderView, 'cartToken'>;

/** Completed refunds of orders by the ids of the orders, oldest first. */
const refundsOfAll = async (tx: Executor, orderIds: readonly string[]): Promise<Map<string, OrderRefund[]>> => {
  const rows = await tx
    .select({ orderId: paymentTable.orderId, refund: refundTable })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .where(and(inArray(paymentTable.orderId, [...orderIds]), eq(refundTable.status, 'refunded')))
    .orderBy(asc(refundTable.updatedAt), asc(refundTable.id));
  const presented = rows.map(({ orderId, refund: { id, amount, currency, updatedAt } }) => ({
    orderId,
    refund: { id, amount: { amount, currency }, refundedAt: updatedAt.toISOString() },
  }));
  return new Map(orderIds.map((id) => [id, presented.filter(({ orderId }) => orderId === id).map(({ refund }) => refund)]));
};

/** Adds documents, refunds and notes to placed orders. */
export const withDocuments = async <View extends PlacedView>(tx: Executor, orders: readonly View[]): Promise<(View & Pick<PlacedOrder, 'documents' | 'refunds' | 'notes'>)[]> => {
  const documents = await documentsOf(tx, orders);
  const ids = orders.map(({ id }) => id);
  const refunds = await refundsOfAll(tx, ids);
  const notes = await notesOf(tx, ids);
  return orders.map((order) => ({ ...order, documents: documents.get(order.id)!, refunds: refunds.get(order.id)!, notes: notes.get(order.id)! }));
};

/** Placed orders with everything that belongs to them, as integrators receive them. */
export const placedOrdersOf = async (tx: Executor, rows: readonly OrderRow[]) => {
  if (rows.length === 0) return [];
  const records = await recordsOfAll(
    tx,
    rows.map(({ id }) => id),
  );
  return withDocuments(
    tx,
    rows.map((row) => presentPlaced(row, records.get(row.id)!)),
  );
};
