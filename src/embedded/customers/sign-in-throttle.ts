import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { signInFailureTable } from './customers.tables.js';

/** Seconds the longest pause takes. */
const longest = 900;

/** Failed tries that are counted together. */
export interface Tries {
  /** What they have in common: an address and who tries, or an address alone. */
  of: string;
  /** Tries that cost nothing. */
  free: number;
}

/** Tries of one caller at one address: nobody else's count among them. @param who a network or a session */
export const triesOf = (what: string, who: string): Tries => ({ of: `${what} ${who}`, free: 5 });
/** Tries of all unknown callers at one address together: a bound for guesses from many networks. */
export const triesOfAll = (what: string): Tries => ({ of: what, free: 30 });

const keyOf = ({ of }: Tries) => hashOf(of.toLowerCase());

/** After so many failures tries slow down: 1 s, 2 s, 4 s … 15 min; counted in the database, for every process alike. */
@Injectable()
export class SignInThrottle {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /**
   * Counts a try as failed before it is made, so that parallel ones count as well. A try that one of the counts refuses counts nowhere.
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

  /** Deletes the failures before a success that proves who tries. */
  async succeed(...counts: readonly Tries[]): Promise<void> {
    for (const tries of counts) await this.db.delete(signInFailureTable).where(eq(signInFailureTable.emailHash, keyOf(tries)));
  }

  /** Takes back the try that was just counted: it succeeded, but proves nothing about those before. */
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
