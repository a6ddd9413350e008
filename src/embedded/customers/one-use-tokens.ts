import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { Problem } from '../../contract/errors.js';
import type { Executor } from '../database/database.module.js';
import { promises } from '../../contract/promises.js';
import { hashOf, newToken } from '../ids.js';
import { oneUseTokenTable } from './customers.tables.js';

const { confirmHours } = promises;
/** Hours each kind of token lives. */
const lifetimes = { registration: confirmHours, reset: 1, email: confirmHours, newsletter: 7 * 24, withdrawal: 2, appointment: 24 } as const;
export type TokenKind = keyof typeof lifetimes;
type Row = typeof oneUseTokenTable.$inferSelect;

/**
 * Makes a token. Unused ones of the same kind and subject stop working, except registrations: anybody can register any address,
 * so a later registration must not end an earlier one.
 */
export const issueToken = async (tx: Executor, kind: TokenKind, subject: string, payload: unknown = null): Promise<string> => {
  const token = newToken();
  if (kind !== 'registration') await expireTokens(tx, kind, subject);
  const expiresAt = new Date(Date.now() + lifetimes[kind] * 3_600_000);
  await tx.insert(oneUseTokenTable).values({ tokenHash: hashOf(token), kind, subject, payload, expiresAt });
  return token;
};

/** Unused tokens of this kind and subject expire. Their rows stay for a while: a link that worked once is answered with GONE, not NOT_FOUND. */
export const expireTokens = async (tx: Executor, kind: TokenKind, subject: string): Promise<void> => {
  const unused = and(eq(oneUseTokenTable.kind, kind), eq(oneUseTokenTable.subject, subject), isNull(oneUseTokenTable.usedAt));
  await tx
    .update(oneUseTokenTable)
    .set({ expiresAt: sql`least(${oneUseTokenTable.expiresAt}, now())`, payload: null })
    .where(unused);
};

/**
 * What a token stands for, left unused.
 * @throws Problem NOT_FOUND for one we never gave, GONE for a used or expired one
 */
export const readToken = async (tx: Executor, kind: TokenKind, token: string): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(oneUseTokenTable)
    .where(and(eq(oneUseTokenTable.tokenHash, hashOf(token)), eq(oneUseTokenTable.kind, kind)));
  if (!row) throw new Problem('NOT_FOUND');
  if (row.usedAt || row.expiresAt.getTime() <= Date.now()) throw new Problem('GONE');
  return row;
};

/** Which kind a token is of; undefined for one we never gave. */
export const kindOfToken = async (tx: Executor, token: string): Promise<string | undefined> =>
  (
    await tx
      .select({ kind: oneUseTokenTable.kind })
      .from(oneUseTokenTable)
      .where(eq(oneUseTokenTable.tokenHash, hashOf(token)))
  )[0]?.kind;

/**
 * Uses a token; of several calls at once one wins.
 * @throws Problem NOT_FOUND, GONE
 */
export const spendToken = async (tx: Executor, kind: TokenKind, token: string): Promise<Row> => {
  const alive = and(eq(oneUseTokenTable.tokenHash, hashOf(token)), eq(oneUseTokenTable.kind, kind), isNull(oneUseTokenTable.usedAt), sql`${oneUseTokenTable.expiresAt} > now()`);
  const [row] = await tx.update(oneUseTokenTable).set({ usedAt: new Date() }).where(alive).returning();
  if (row) return row;
  await readToken(tx, kind, token);
  throw new Problem('GONE');
};

/** Whose a token was that has been used; undefined for any other. */
export const subjectOfUsed = async (tx: Executor, kind: TokenKind, token: string): Promise<string | undefined> => {
  const used = and(eq(oneUseTokenTable.tokenHash, hashOf(token)), eq(oneUseTokenTable.kind, kind), isNotNull(oneUseTokenTable.usedAt));
  return (await tx.select({ subject: oneUseTokenTable.subject }).from(oneUseTokenTable).where(used))[0]?.subject;
};
