import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Locale } from '../../contract/locales.js';
import { localeTable } from '../../contract/locales.js';
import type { OrderState } from '../../contract/order.js';
import type { Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { orderEventTable, orderLineTable, orderTable } from './orders.tables.js';
import { paymentTable } from './payments.tables.js';

export type OrderRow = typeof orderTable.$inferSelect;
export type LineRow = typeof orderLineTable.$inferSelect;

const openOf = (tokenHash: string) => and(eq(orderTable.tokenHash, tokenHash), eq(orderTable.state, 'open'));

export const findOpen = async (tx: Executor, tokenHash: string): Promise<OrderRow | undefined> => (await tx.select().from(orderTable).where(openOf(tokenHash)))[0];

/** The visitor's open order, locked until the transaction ends: writes of one cart happen one after the other. */
export const lockOpen = async (tx: Executor, tokenHash: string): Promise<OrderRow | undefined> => (await tx.select().from(orderTable).where(openOf(tokenHash)).for('update'))[0];

export const findOwn = async (tx: Executor, id: string, tokenHash: string): Promise<OrderRow | undefined> =>
  (
    await tx
      .select()
      .from(orderTable)
      .where(and(eq(orderTable.id, id), eq(orderTable.tokenHash, tokenHash)))
  )[0];

export const lockById = async (tx: Executor, id: string): Promise<OrderRow | undefined> => (await tx.select().from(orderTable).where(eq(orderTable.id, id)).for('update'))[0];

/** Whether the visitor has, or had, an order at all. */
export const isKnownVisitor = async (tx: Executor, tokenHash: string): Promise<boolean> =>
  (await tx.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.tokenHash, tokenHash)).limit(1)).length > 0;

/** Opens an order for a visitor, unless a concurrent call just did; either way it is locked. */
export const openOrder = async (tx: Executor, tokenHash: string, locale: Locale): Promise<OrderRow> => {
  const { currency, country } = localeTable[locale];
  await tx.insert(orderTable).values({ id: newId(), tokenHash, locale, currency, country }).onConflictDoNothing();
  return (await lockOpen(tx, tokenHash))!;
};

/** Writes an order and counts its version. */
export const saveOrder = async (tx: Executor, id: string, changes: Partial<typeof orderTable.$inferInsert>): Promise<OrderRow> => {
  const next = { ...changes, version: sql`${orderTable.version} + 1`, updatedAt: new Date() };
  return (await tx.update(orderTable).set(next).where(eq(orderTable.id, id)).returning())[0]!;
};

/** Moves an order on and writes down why. */
export const moveOrder = async (tx: Executor, row: OrderRow, to: OrderState, cause: string, changes: Partial<typeof orderTable.$inferInsert> = {}): Promise<OrderRow> => {
  await tx.insert(orderEventTable).values({ orderId: row.id, from: row.state, to, cause });
  return saveOrder(tx, row.id, { ...changes, state: to });
};

export const linesOf = (tx: Executor, orderId: string): Promise<LineRow[]> =>
  tx.select().from(orderLineTable).where(eq(orderLineTable.orderId, orderId)).orderBy(asc(orderLineTable.position));

/** The payment to show: a paid one, else the latest. */
export const latestPaymentOf = async (tx: Executor, orderId: string) =>
  (
    await tx
      .select({ id: paymentTable.id, method: paymentTable.method, status: paymentTable.status })
      .from(paymentTable)
      .where(eq(paymentTable.orderId, orderId))
      .orderBy(asc(ne(paymentTable.status, 'paid')), desc(paymentTable.createdAt))
      .limit(1)
  )[0] ?? null;
