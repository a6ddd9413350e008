import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database.module.js';

/** Key of the advisory lock for changes of the catalogue; an arbitrary number. */
const lockKey = 7_360_003;

/** Changes the catalogue in one transaction without statement timeout, under a lock that excludes other changes. */
export const alone = <Result>(db: Database, work: (tx: Executor) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    return work(tx);
  });
