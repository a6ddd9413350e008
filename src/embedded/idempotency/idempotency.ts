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

/** A random UUID (RFC 9562, versions 4 and 7): nobody else has chosen the same key. */
const isUnguessable = (key = ''): boolean => /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(key);

/**
 * Callers without a token are separated by their network address, so that two of them who chose the same simple key do not
 * get each other's answer. An unguessable key identifies its caller by itself: a phone that repeats a call may have changed
 * from one network to another meanwhile.
 */
const strangerOf = ({ apiKey, clientAddress, idempotencyKey }: CallContext): string =>
  hashOf(`${apiKey ?? ''} ${isUnguessable(idempotencyKey) ? 'random key' : (clientAddress ?? '')}`);
const callerOf = (call: CallContext): string => {
  const token = call.sessionToken ?? call.cartToken;
  return token === undefined ? strangerOf(call) : hashOf(token);
};
const scopeFor = ({ shop }: CallContext, operation: string, caller: string): string => `${shop}:${operation}:${caller}`;
const scopeOf = (call: CallContext, operation: string): string => scopeFor(call, operation, callerOf(call));
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
  const first = await findNote(tx, scopeOf(call, operation), call.idempotencyKey);
  if (first && first.requestHash !== fingerprint(call.idempotencyKey, input)) throw new Problem('IDEMPOTENCY_MISMATCH');
  return first?.sealed ? new Replayed(unseal(first.sealed, call.idempotencyKey) as Answer) : undefined;
};

const findNote = async (tx: Executor, scope: string, key: string): Promise<typeof idempotencyKeyTable.$inferSelect | undefined> =>
  (
    await tx
      .select()
      .from(idempotencyKeyTable)
      .where(and(sameKey(scope, key), isFresh))
  )[0];

/**
 * The answer to this very call from before the caller had a cart token: the call that created the guest is repeated with the
 * token that its answer set, when only the rest of that answer was lost.
 * @throws Problem IDEMPOTENCY_MISMATCH
 */
const replayOfStranger = async <Answer>(tx: Executor, call: CallContext, operation: string, input: unknown): Promise<Replayed<Answer> | undefined> => {
  const { sessionToken, cartToken, idempotencyKey: key } = call;
  if (sessionToken !== undefined || cartToken === undefined || key === undefined || !isUnguessable(key)) return undefined;
  const asStranger = scopeFor(call, operation, strangerOf(call));
  const first = await findNote(tx, asStranger, key);
  const answer = first?.sealed ? (unseal(first.sealed, key) as Answer & { cartToken?: string }) : undefined;
  if (!first || answer?.cartToken !== cartToken) return undefined;
  if (first.requestHash !== fingerprint(key, input)) throw new Problem('IDEMPOTENCY_MISMATCH');
  return new Replayed(answer);
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
    const answered = await replayOfStranger<Answer>(tx, call, operation, input);
    if (answered) return answered;
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
