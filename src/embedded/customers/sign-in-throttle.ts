import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { signInFailureTable } from './customers.tables.js';

/** Longest pause in seconds. */
const longest = 900;

/** A counter of failed attempts. */
export interface Tries {
  /** Name of the counter: an address with a network or session, or an address alone. */
  of: string;
  /** Failures without a pause. */
  free: number;
}

/** Counter of one caller for one address. @param who a network or a session */
export const triesOf = (what: string, who: string): Tries => ({ of: `${what} ${who}`, free: 5 });
/** Counter of all callers from unknown networks for one address. It limits guesses from many networks. */
export const triesOfAll = (what: string): Tries => ({ of: what, free: 30 });

const keyOf = ({ of }: Tries) => hashOf(of.toLowerCase());

/** Throttles password attempts: after the free failures, pauses of 1 s, 3 s, 7 s, up to 15 min. The counters are in the database, shared by all processes. */
@Injectable()
export class SignInThrottle {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /**
   * Counts an attempt as failed before it is made, so that concurrent attempts count too. An attempt that one counter refuses is not counted by the others.
   * @throws Problem TOO_MANY_REQUESTS during a pause
   */
  async enter(...counts: readonly Tries[]): Promise<void> {
    const [first, ...others] = counts;
    if (!first) return;
    await this.count(first);
    try {
      await this.enter(...others);
    } catch (error) {
      await this.takeBack(first);
      throw error;
    }
  }

  /** Deletes the counters after a successful attempt. */
  async succeed(...counts: readonly Tries[]): Promise<void> {
    for (const tries of counts) await this.db.delete(signInFailureTable).where(eq(signInFailureTable.emailHash, keyOf(tries)));
  }

  /** Subtracts the attempt that `enter` counted, and keeps the earlier failures. */
  async takeBack(...counts: readonly Tries[]): Promise<void> {
    const { failures } = signInFailureTable;
    const set = { failures: sql`greatest(0, ${failures} - 1)`, blockedUntil: sql`now()` };
    for (const tries of counts)
      await this.db
        .update(signInFailureTable)
        .set(set)
        .where(eq(signInFailureTable.emailHash, keyOf(tries)));
  }

  private async count(tries: Tries): Promise<void> {
    const table = signInFailureTable;
    const failures = sql`case when ${table.updatedAt} < now() - interval '1 day' then 1 else ${table.failures} + 1 end`;
    const pause = sql`least(${longest}, power(2, greatest(0, least(20, ${table.failures} + 1 - ${tries.free}))) - 1)`;
    const [entered] = await this.db
      .insert(table)
      .values({ emailHash: keyOf(tries), failures: 1, blockedUntil: sql`now()` })
      .onConflictDoUpdate({
        target: table.emailHash,
        set: { failures, blockedUntil: sql`now() + make_interval(secs => ${pause})`, updatedAt: sql`now()` },
        setWhere: sql`${table.blockedUntil} <= now()`,
      })
      .returning({ failures: table.failures });
    if (entered) return;
    const [row] = await this.db
      .select({ seconds: sql<number>`ceil(extract(epoch from ${table.blockedUntil} - now()))::int` })
      .from(table)
      .where(eq(table.emailHash, keyOf(tries)));
    throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, row?.seconds ?? 1) });
  }
}
