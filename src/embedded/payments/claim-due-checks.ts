import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.module.js';
import type { paymentTable, refundTable } from '../orders/payments.tables.js';

/** Maximum number of rows in one run. The next run, a minute later, handles the rest. */
const batch = 50;
/** Longest interval between two queries in minutes. */
const longestPause = 360;

/**
 * Claims the payments or refunds whose status is due to be queried, longest overdue first, and schedules their next query after
 * 2, 4, 8, ... minutes. Several processes can run this at once; each gets different rows.
 */
export const claimDueChecks = async (db: Database, table: typeof paymentTable | typeof refundTable, isOpen: SQL, now: Date): Promise<string[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${table} set asks = asks + 1, next_ask_at = ${at} + least(power(2, least(asks, 20) + 1), ${longestPause}) * interval '1 minute'
    where id in (select id from ${table} where ${isOpen} and next_ask_at <= ${at} order by next_ask_at limit ${batch} for update skip locked) returning id`);
  return rows.map(({ id }) => id);
};
