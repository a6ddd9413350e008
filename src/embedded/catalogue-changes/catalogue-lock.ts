import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database.module.js';

/** Key of the advisory lock for changes of the catalogue; an arbitrary number. */
const lockKey = 7_360_003;
/** Seconds that commands and the start of the shop wait for another change, such as a large import. */
const patience = 600;

/** PostgreSQL: lock_not_available. */
const lockTimeout = '55P03';
/** Whether an error or one of its causes means that another change of the catalogue took too long. */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (('code' in error && error.code === lockTimeout) || ('cause' in error && isBusy(error.cause)));

/**
 * Changes the catalogue in one transaction without statement timeout, under a lock that excludes other changes.
 * @param waitSeconds how long to wait for other changes and for rows that orders lock
 * @throws an error for which `isBusy` is true
 */
export const alone = <Result>(db: Database, work: (tx: Executor) => Promise<Result>, waitSeconds = patience): Promise<Result> =>
  db.transaction(async (tx) => {
    // In these words the pool also waits for longer statements (`PreparedClient`).
    await tx.execute(sql`set local statement_timeout = 0`);
    // A large change computes for longer than a request may stay idle in a transaction.
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '10min', true), set_config('lock_timeout', ${`${waitSeconds}s`}, true)`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    return work(tx);
  });
