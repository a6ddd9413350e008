import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { Problem } from '../../contract/errors.js';
import type { Executor } from '../database/database.module.js';
import { statedPeriods } from '../../contract/stated-periods.js';
import { hashOf, newToken } from '../ids.js';
import { oneTimeTokenTable } from './customers.tables.js';

const { confirmHours } = statedPeriods;
/** Lifetime of each kind of token in hours. */
const lifetimes = { registration: confirmHours, reset: 1, email: confirmHours, newsletter: 7 * 24, withdrawal: 2, appointment: 24 } as const;
export type TokenKind = keyof typeof lifetimes;
type Row = typeof oneTimeTokenTable.$inferSelect;

/**
 * Creates a token. Unused tokens of the same kind and subject expire, except registrations: anybody can register any address,
 * so a later registration must not invalidate an earlier one.
 */
export const issueToken = async (tx: Executor, kind: TokenKind, subject: string, payload: unknown = null): Promise<string> => {
  const token = newToken();
  if (kind !== 'registration') await expireTokens(tx, kind, subject);
  const expiresAt = new Date(Date.now() + lifetimes[kind] * 3_600_000);
  await tx.insert(oneTimeTokenTable).values({ tokenHash: hashOf(token), kind, subject, payload, expiresAt });
  return token;
};

/** Expires unused tokens of this kind and subject. Their rows stay for a time, so that the result for an old link is GONE, not NOT_FOUND. */
export const expireTokens = async (tx: Executor, kind: TokenKind, subject: string): Promise<void> => {
  const unused = and(eq(oneTimeTokenTable.kind, kind), eq(oneTimeTokenTable.subject, subject), isNull(oneTimeTokenTable.usedAt));
  await tx
    .update(oneTimeTokenTable)
    .set({ expiresAt: sql`least(${oneTimeTokenTable.expiresAt}, now())`, payload: null })
    .where(unused);
};

/**
 * Reads a token without using it.
 * @throws Problem NOT_FOUND for an unknown token, GONE for a used or expired one
 */
export const readToken = async (tx: Executor, kind: TokenKind, token: string): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(oneTimeTokenTable)
    .where(and(eq(oneTimeTokenTable.tokenHash, hashOf(token)), eq(oneTimeTokenTable.kind, kind)));
  if (!row) throw new Problem('NOT_FOUND');
  if (row.usedAt || row.expiresAt.getTime() <= Date.now()) throw new Problem('GONE');
  return row;
};

/** The kind of a token; undefined for an unknown one. */
export const kindOfToken = async (tx: Executor, token: string): Promise<string | undefined> =>
  (
    await tx
      .select({ kind: oneTimeTokenTable.kind })
      .from(oneTimeTokenTable)
      .where(eq(oneTimeTokenTable.tokenHash, hashOf(token)))
  )[0]?.kind;

/**
 * Uses a token. Of concurrent calls one succeeds.
 * @throws Problem NOT_FOUND, GONE
 */
export const consumeToken = async (tx: Executor, kind: TokenKind, token: string): Promise<Row> => {
  const alive = and(
    eq(oneTimeTokenTable.tokenHash, hashOf(token)),
    eq(oneTimeTokenTable.kind, kind),
    isNull(oneTimeTokenTable.usedAt),
    sql`${oneTimeTokenTable.expiresAt} > now()`,
  );
  const [row] = await tx.update(oneTimeTokenTable).set({ usedAt: new Date() }).where(alive).returning();
  if (row) return row;
  await readToken(tx, kind, token);
  throw new Problem('GONE');
};

/** The subject of a used token; undefined for any other token. */
export const subjectOfUsed = async (tx: Executor, kind: TokenKind, token: string): Promise<string | undefined> => {
  const used = and(eq(oneTimeTokenTable.tokenHash, hashOf(token)), eq(oneTimeTokenTable.kind, kind), isNotNull(oneTimeTokenTable.usedAt));
  return (await tx.select({ subject: oneTimeTokenTable.subject }).from(oneTimeTokenTable).where(used))[0]?.subject;
};
