import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import type { Line } from './order-pricing.js';
import { type LineSnapshot, orderLineTable } from './orders.tables.js';

/** Data of a line that is stored for good: without columns of its own, and without `available`, which is valid only now. */
const snapshotOf = (line: Line): LineSnapshot => {
  const { id: _id, quantity: _quantity, available: _available, ...snapshot } = line;
  return snapshot;
};

/** Stores the snapshot of each line of an order. */
export const keepSnapshots = async (tx: Executor, orderId: string, lines: readonly Line[]): Promise<void> => {
  const snapshots = Object.fromEntries(lines.map((line) => [line.id, snapshotOf(line)]));
  await tx.execute(sql`update ${orderLineTable} set snapshot = kept.value
    from jsonb_each(${JSON.stringify(snapshots)}::jsonb) as kept where ${orderLineTable.orderId} = ${orderId} and ${orderLineTable.id} = kept.key`);
};
