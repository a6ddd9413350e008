import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.module.js';
import type { paymentTable, refundTable } from '../orders/payments.tables.js';

/** Asked about in one go; the next minute takes the rest. */
const batch = 50;
/** Longest pause between two questions, in minutes. */
const longestPause = 360;

/**
 * Takes what it is time to ask the provider about, the longest due first, and puts its next turn off: by 2, 4, 8 minutes
 * and so on. Any number of processes may do so, each with rows of its own.
 */
export const claimDue = async (db: Database, table: typeof paymentTable | typeof refundTable, isOpen: SQL, now: Date): Promise<string[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${table} set asks = asks + 1, next_ask_at = ${at} + least(power(2, least(asks, 20) + 1), ${longestPause}) * interval '1 minute'
    where id in (select id from ${table} where ${isOpen} and next_ask_at <= ${at} order by next_ask_at limit ${batch} for update skip locked) returning id`);
  return rows.map(({ id }) => id);
};
