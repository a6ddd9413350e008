import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import type { OrderRow } from '../orders/order.store.js';
import { orderTable } from '../orders/orders.tables.js';

/** The placed order of a number, if it was placed with this e-mail address: an unknown number and another address are one answer. */
export const findByNumberAndEmail = async (tx: Executor, number: string, email: string): Promise<OrderRow | undefined> => {
  const isTheirs = sql`lower(${orderTable.details} -> 'contact' ->> 'email') = ${email.toLowerCase()}`;
  return (
    await tx
      .select()
      .from(orderTable)
      .where(and(eq(orderTable.number, number), isTheirs))
  )[0];
};
