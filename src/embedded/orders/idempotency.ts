import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { Problem } from '../../contract/errors.js';
import type { Database, Executor } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { idempotencyKeyTable } from './orders.tables.js';

/** The first answer to a repeated call. */
export class Replayed<Answer> {
  constructor(readonly answer: Answer) {}
}

/** Skips what a concurrent call is forgetting already: the two must not wait for each other. */
const forgetOld = sql`delete from ${idempotencyKeyTable} where (scope, key) in (
  select scope, key from ${idempotencyKeyTable} where created_at < now() - interval '24 hours' for update skip locked)`;

/**
 * Does a write once per `Idempotency-Key`, in one transaction with the note of its answer. A repeat that comes while
 * the first call still runs waits for it. Failed writes leave no note: they may be tried again.
 * @throws Problem IDEMPOTENCY_MISMATCH when the key came with another input within 24 hours
 */
export const once = async <Answer>(
  db: Database,
  call: CallContext,
  operation: string,
  input: unknown,
  write: (tx: Executor) => Promise<Answer>,
): Promise<Answer | Replayed<Answer>> => {
  const key = call.idempotencyKey;
  if (key === undefined) return db.transaction(write);
  const scope = `${call.shop}:${operation}:${call.cartToken ? hashOf(call.cartToken) : 'guest'}`;
  const requestHash = hashOf(JSON.stringify(input));
  return db.transaction(async (tx) => {
    await tx.execute(forgetOld);
    const taken = await tx.insert(idempotencyKeyTable).values({ scope, key, requestHash }).onConflictDoNothing().returning({ key: idempotencyKeyTable.key });
    const same = and(eq(idempotencyKeyTable.scope, scope), eq(idempotencyKeyTable.key, key));
    if (!taken.length) {
      const [first] = await tx.select().from(idempotencyKeyTable).where(same);
      if (first?.requestHash !== requestHash) throw new Problem('IDEMPOTENCY_MISMATCH');
      return new Replayed(first.body as Answer);
    }
    const answer = await write(tx);
    await tx.update(idempotencyKeyTable).set({ body: answer }).where(same);
    return answer;
  });
};
