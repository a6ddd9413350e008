import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { signInFailureTable } from './customers.tables.js';

/** Longest pause in seconds. */
const maxPause = 900;

/** A counter of failed attempts. */
export interface AttemptCounter {
  /** Name of the counter: an address with a network or session, or an address alone. */
  subject: string;
  /** Failures without a pause. */
  freeAttempts: number;
}

/** Counter of one caller for one address. @param who a network or a session */
export const attemptsByCaller = (what: string, who: string): AttemptCounter => ({ subject: `${what} ${who}`, freeAttempts: 5 });
/** Counter of all callers from unknown networks for one address. It limits guesses from many networks. */
export const attemptsByAll = (what: string): AttemptCounter => ({ subject: what, freeAttempts: 30 });

const keyOf = ({ subject }: AttemptCounter) => hashOf(subject.toLowerCase());

/** Throttles password attempts: after the free failures, pauses of 1 s, 3 s, 7 s, up to 15 min. The counters are in the database, shared by all processes. */
@Injectable()
export class SignInThrottle {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /**
   * Counts an attempt as failed before it is made, so that concurrent attempts count too. An attempt that one counter refuses is not counted by the others.
   * @throws Problem TOO_MANY_REQUESTS during a pause
   */
  async countAttempts(...counts: readonly AttemptCounter[]): Promise<void> {
    const [first, ...others] = counts;
    if (!first) return;
    await this.countAttempt(first);
    try {
      await this.countAttempts(...others);
    } catch (error) {
      await this.revertAttempts(first);
      throw error;
    }
  }

  /** Deletes the counters after a successful attempt. */
  async resetAttempts(...counts: readonly AttemptCounter[]): Promise<void> {
    for (const tries of counts) await this.db.delete(signInFailureTable).where(eq(signInFailureTable.emailHash, keyOf(tries)));
  }

  /** Subtracts the attempt that `countAttempts` counted, and keeps the earlier failures. */
  async revertAttempts(...counts: readonly AttemptCounter[]): Promise<void> {
    const { failures } = signInFailureTable;
    const set = { failures: sql`greatest(0, ${failures} - 1)`, blockedUntil: sql`now()` };
    for (const tries of counts)
      await this.db
        .update(signInFailureTable)
        .set(set)
        .where(eq(signInFailureTable.emailHash, keyOf(tries)));
  }

  private async countAttempt(tries: AttemptCounter): Promise<void> {
    const table = signInFailureTable;
    const failures = sql`case when ${table.updatedAt} < now() - interval '1 day' then 1 else ${table.failures} + 1 end`;
    const pause = sql`least(${maxPause}, power(2, greatest(0, least(20, ${table.failures} + 1 - ${tries.freeAttempts}))) - 1)`;
    const [counted] = await this.db
      .insert(table)
      .values({ emailHash: keyOf(tries), failures: 1, blockedUntil: sql`now()` })
      .onConflictDoUpdate({
        target: table.emailHash,
        set: { failures, blockedUntil: sql`now() + make_interval(secs => ${pause})`, updatedAt: sql`now()` },
        setWhere: sql`${table.blockedUntil} <= now()`,
      })
      .returning({ failures: table.failures });
    if (counted) return;
    const [row] = await this.db
      .select({ seconds: sql<number>`ceil(extract(epoch from ${table.blockedUntil} - now()))::int` })
      .from(table)
      .where(eq(table.emailHash, keyOf(tries)));
    throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, row?.seconds ?? 1) });
  }
}
