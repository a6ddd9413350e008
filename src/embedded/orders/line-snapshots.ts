import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { executeDeferred } from '../database/prepared.js';
import type { Line } from './order-pricing.js';
import { orderLineTable } from './orders.tables.js';
import { storedLine } from './stored-line.js';

/** Stores the snapshot of each line of an order. */
export const saveSnapshots = async (tx: Executor, orderId: string, lines: readonly Line[]): Promise<void> => {
  const snapshots = Object.fromEntries(lines.map((line) => [line.id, storedLine(line)]));
  await executeDeferred(
    tx,
    sql`update ${orderLineTable} set snapshot = kept.value
    from jsonb_each(${JSON.stringify(snapshots)}::jsonb) as kept where ${orderLineTable.orderId} = ${orderId} and ${orderLineTable.id} = kept.key`,
  );
};
