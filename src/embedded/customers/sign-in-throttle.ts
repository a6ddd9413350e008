import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { signInFailureTable } from './customers.tables.js';

/** Tries that cost nothing. */
const free = 5;
/** Seconds the longest pause takes. */
const longest = 900;
const keyOf = (email: string) => hashOf(email.toLowerCase());

/** After five failures an address slows down: 1 s, 2 s, 4 s … 15 min; counted in the database, for every process alike. */
@Injectable()
export class SignInThrottle {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /**
   * Counts a try as failed before it is made, so that parallel ones count as well; a success forgets them.
   * @throws Problem TOO_MANY_REQUESTS during a pause
   */
  async enter(email: string): Promise<void> {
    const table = signInFailureTable;
    const failures = sql`case when ${table.updatedAt} < now() - interval '1 day' then 1 else ${table.failures} + 1 end`;
    const pause = sql`least(${longest}, power(2, greatest(0, least(20, ${table.failures} + 1 - ${free}))) - 1)`;
    const [entered] = await this.db
      .insert(table)
      .values({ emailHash: keyOf(email), failures: 1, blockedUntil: sql`now()` })
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
      .where(eq(table.emailHash, keyOf(email)));
    throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, row?.seconds ?? 1) });
  }

  async succeed(email: string): Promise<void> {
    await this.db.delete(signInFailureTable).where(eq(signInFailureTable.emailHash, keyOf(email)));
  }
}
