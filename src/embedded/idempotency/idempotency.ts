import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { Problem } from '../../contract/errors.js';
import type { Database, Executor } from '../database/database.module.js';
import { prepared, preparedDeferred } from '../database/prepared.js';
import { hashOf } from '../ids.js';
import { idempotencyKeyTable } from './idempotency.tables.js';
import { decrypt, encrypt } from '../value-encryption.js';

/** Stored response that is returned for a repeated idempotency key. */
export class ReplayedResponse<Answer> {
  constructor(readonly answer: Answer) {}
}

/** Whether a key is a random UUID (RFC 9562, versions 4 and 7), which no other caller can have chosen. */
const isUnguessable = (key = ''): boolean => /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(key);

/**
 * Identifies a caller without a token by its network address, so that two callers with the same simple key do not get each
 * other's response. A random key identifies its caller without the address, because a phone can change networks between
 * the first request and its repetition.
 */
const anonymousCallerOf = ({ apiKey, clientAddress, idempotencyKey }: CallContext): string =>
  hashOf(`${apiKey ?? ''} ${isUnguessable(idempotencyKey) ? 'random key' : (clientAddress ?? '')}`);
const callerOf = (call: CallContext): string => {
  const token = call.sessionToken ?? call.cartToken;
  return token === undefined ? anonymousCallerOf(call) : hashOf(token);
};
const scopeFor = ({ shop }: CallContext, operation: string, caller: string): string => `${shop}:${operation}:${caller}`;
const scopeOf = (call: CallContext, operation: string): string => scopeFor(call, operation, callerOf(call));
type Row = typeof idempotencyKeyTable.$inferSelect;
type Note = Pick<Row, 'scope' | 'key' | 'requestHash'>;
const given = (name: keyof Row) => sql`${sql.placeholder(name)}`;
const isSameKey = and(eq(idempotencyKeyTable.scope, given('scope')), eq(idempotencyKeyTable.key, given('key')));

const isFresh = sql`${idempotencyKeyTable.createdAt} > now() - interval '24 hours'`;

const selectStored = prepared<Pick<Note, 'scope' | 'key'>, Row[]>((tx) => tx.select().from(idempotencyKeyTable).where(and(isSameKey, isFresh)));
/** Inserts a record, unless there is one. An expired one is overwritten, even if the `sweep` job has not deleted it yet. */
const insertNote = prepared<Note, Pick<Note, 'key'>[]>((tx) => {
  const note = { scope: given('scope'), key: given('key'), requestHash: given('requestHash') };
  const anew = { target: [idempotencyKeyTable.scope, idempotencyKeyTable.key], set: { ...note, sealed: null, createdAt: sql`now()` }, setWhere: sql`not (${isFresh})` };
  return tx.insert(idempotencyKeyTable).values(note).onConflictDoUpdate(anew).returning({ key: idempotencyKeyTable.key });
});
const updateSealed = preparedDeferred<Pick<Note, 'scope' | 'key'> & { sealed: string }>((tx) =>
  tx
    .update(idempotencyKeyTable)
    .set({ sealed: given('sealed') })
    .where(isSameKey),
);

/** Hash of the input and the key. The key is part of it because the input can contain a password, and the key itself is not stored. */
const fingerprint = (key: string, input: unknown): string => hashOf(`${key} ${JSON.stringify(input)}`);

/**
 * Returns the stored response to this call, if it is less than 24 hours old.
 * @throws Problem IDEMPOTENCY_MISMATCH when the key was used with another input
 */
export const storedResponseOf = async <Answer>(tx: Executor, call: CallContext, operation: string, input: unknown): Promise<ReplayedResponse<Answer> | undefined> => {
  if (call.idempotencyKey === undefined) return undefined;
  const first = await findStored(tx, scopeOf(call, operation), call.idempotencyKey);
  if (first && first.requestHash !== fingerprint(call.idempotencyKey, input)) throw new Problem('IDEMPOTENCY_MISMATCH');
  return first?.sealed ? new ReplayedResponse(decrypt(first.sealed, call.idempotencyKey) as Answer) : undefined;
};

const findStored = async (tx: Executor, scope: string, key: string): Promise<Row | undefined> => (await selectStored(tx, { scope, key: hashOf(key) }))[0];

/**
 * Returns the stored response to this call from before the caller had a cart token. A client repeats the call that created
 * the guest with the new token when it received the cookie but lost the rest of the response.
 * @throws Problem IDEMPOTENCY_MISMATCH
 */
const anonymousResponseOf = async <Answer>(tx: Executor, call: CallContext, operation: string, input: unknown): Promise<ReplayedResponse<Answer> | undefined> => {
  const { sessionToken, cartToken, idempotencyKey: key } = call;
  if (sessionToken !== undefined || cartToken === undefined || key === undefined || !isUnguessable(key)) return undefined;
  const anonymousOwner = scopeFor(call, operation, anonymousCallerOf(call));
  const first = await findStored(tx, anonymousOwner, key);
  const answer = first?.sealed ? (decrypt(first.sealed, key) as Answer & { cartToken?: string }) : undefined;
  if (!first || answer?.cartToken !== cartToken) return undefined;
  if (first.requestHash !== fingerprint(key, input)) throw new Problem('IDEMPOTENCY_MISMATCH');
  return new ReplayedResponse(answer);
};

/**
 * Runs a write once for each `Idempotency-Key`, and stores its response in the same transaction. A repetition that arrives
 * while the first call still runs waits for it. A failed write stores nothing, so it can be repeated.
 * @throws Problem IDEMPOTENCY_MISMATCH when the key was used with another input within 24 hours
 */
export const runOnce = async <Answer>(
  db: Database,
  call: CallContext,
  operation: string,
  input: unknown,
  write: (tx: Executor) => Promise<Answer>,
): Promise<Answer | ReplayedResponse<Answer>> => {
  const key = call.idempotencyKey;
  if (key === undefined) return db.transaction(write);
  const scope = scopeOf(call, operation);
  return db.transaction(async (tx) => {
    const answered = await anonymousResponseOf<Answer>(tx, call, operation, input);
    if (answered) return answered;
    const note = { scope, key: hashOf(key), requestHash: fingerprint(key, input) };
    const taken = await insertNote(tx, note);
    const replay = taken.length ? undefined : await storedResponseOf<Answer>(tx, call, operation, input);
    if (replay) return replay;
    const answer = await write(tx);
    await updateSealed(tx, { scope, key: note.key, sealed: encrypt(answer, key) });
    return answer;
  });
};
