import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/timestamptz.js';

/** Guests who own data. Only the hash of their token is stored. */
export const guestTable = pgTable('guest', {
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').primaryKey(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Sessions of signed-in customers, one row for each device. */
export const sessionTable = pgTable(
  'session',
  {
    /** SHA-256 of the token, so that a stolen table contains no usable session. */
    tokenHash: text('token_hash').primaryKey(),
    /** Public id, with which the customer can end the session. */
    id: text('id').notNull().default(sql`gen_random_uuid()::text`),
    customerId: text('customer_id').notNull(),
    /** Browser and operating system; empty if unknown. */
    device: text('device').notNull().default(''),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Updated at most once an hour, to save writes. */
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
  },
  (table) => [index('session_by_customer').on(table.customerId), index('session_by_expiry').on(table.expiresAt)],
);

/** Transfers of a visitor from one host of the shop to another. */
export const handoverTable = pgTable(
  'handover',
  {
    /** SHA-256 of the code. */
    codeHash: text('code_hash').primaryKey(),
    /** Base64url SHA-256 of the verifier that the receiving browser keeps in a cookie (RFC 7636). */
    challenge: text('challenge').notNull(),
    /** The visitor's session token or cart token, encrypted with the code. */
    sealed: text('sealed').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('handover_by_expiry').on(table.expiresAt)],
);

/** SQL condition on a row of `session`: it has expired, or was not used for 7 days. */
export const sessionIsOver = `expires_at <= now() or last_used_at <= now() - interval '7 days'`;
