import type { Database, Executor } from '../database/database.module.js';

/** Runs `work` in a transaction that only reads one snapshot, so that all sums agree although the shop sells meanwhile. */
export const inSnapshot = <Value>(db: Database, work: (tx: Executor) => Promise<Value>): Promise<Value> =>
  db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
