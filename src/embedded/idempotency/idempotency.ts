import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { Problem } from '../../contract/errors.js';
import type { Database, Executor } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { idempotencyKeyTable } from './idempotency.tables.js';
import { seal, unseal } from '../seal.js';

/** The first answer to a repeated call. */
export class Replayed<Answer> {
  constructor(readonly answer: Answer) {}
}

/** Strangers are held apart by where they call from: a key two of them chose alike must not show one the other's answer. */
const callerOf = ({ sessionToken, cartToken, apiKey, clientAddress }: CallContext): string => hashOf(sessionToken ?? cartToken ?? `${apiKey ?? ''} ${clientAddress ?? ''}`);
const scopeOf = (call: CallContext, operation: string): string => `${call.shop}:${operation}:${callerOf(call)}`;
const sameKey = (scope: string, key: string) => and(eq(idempotencyKeyTable.scope, scope), eq(idempotencyKeyTable.key, hashOf(key)));

const isFresh = sql`${idempotencyKeyTable.createdAt} > now() - interval '24 hours'`;

/** Of the input, with the key (which is nowhere stored) mixed in: an input can hold a password. */
const fingerprint = (key: string, input: unknown): string => hashOf(`${key} ${JSON.stringify(input)}`);

/**
 * The first answer to this very call, if it was answered within 24 hours.
 * @throws Problem IDEMPOTENCY_MISMATCH when the key came with another input
 */
export const replayOf = async <Answer>(tx: Executor, call: CallContext, operation: string, input: unknown): Promise<Replayed<Answer> | undefined> => {
  if (call.idempotencyKey === undefined) return undefined;
  const [first] = await tx
    .select()
    .from(idempotencyKeyTable)
    .where(and(sameKey(scopeOf(call, operation), call.idempotencyKey), isFresh));
  if (first && first.requestHash !== fingerprint(call.idempotencyKey, input)) throw new Problem('IDEMPOTENCY_MISMATCH');
  return first?.sealed ? new Replayed(unseal(first.sealed, call.idempotencyKey) as Answer) : undefined;
};

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
  const scope = scopeOf(call, operation);
  return db.transaction(async (tx) => {
    const note = { scope, key: hashOf(key), requestHash: fingerprint(key, input) };
    // A note that has had its time makes room, whether it is swept up yet or not.
    const anew = { target: [idempotencyKeyTable.scope, idempotencyKeyTable.key], set: { ...note, sealed: null, createdAt: sql`now()` }, setWhere: sql`not (${isFresh})` };
    const taken = await tx.insert(idempotencyKeyTable).values(note).onConflictDoUpdate(anew).returning({ key: idempotencyKeyTable.key });
    const replay = taken.length ? undefined : await replayOf<Answer>(tx, call, operation, input);
    if (replay) return replay;
    const answer = await write(tx);
    await tx
      .update(idempotencyKeyTable)
      .set({ sealed: seal(answer, key) })
      .where(sameKey(scope, key));
    return answer;
  });
};
