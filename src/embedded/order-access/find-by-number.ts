import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import type { OrderRow } from '../orders/order.store.js';
import { orderTable } from '../orders/orders.tables.js';

/** Finds a placed order by number and buyer's e-mail address. An unknown number and a wrong address give the same result. */
export const findByNumberAndEmail = async (tx: Executor, number: string, email: string): Promise<OrderRow | undefined> => {
  const isTheirs = sql`lower(${orderTable.details} -> 'contact' ->> 'email') = ${email.toLowerCase()}`;
  return (
    await tx
      .select()
      .from(orderTable)
      .where(and(eq(orderTable.number, number), isTheirs))
  )[0];
};
