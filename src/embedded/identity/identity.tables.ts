import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Guests who own something; their token itself is never kept. */
export const guestTable = pgTable('guest', {
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Signed-in customers, one row a device. */
export const sessionTable = pgTable(
  'session',
  {
    /** SHA-256 of the token: a stolen table signs nobody in. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names it to its owner. */
    id: text('id').notNull().default(sql`gen_random_uuid()::text`),
    customerId: text('customer_id').notNull(),
    /** Browser and system; empty where they are not known. */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** To the hour: not every request is worth a write. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [index('session_by_customer').on(table.customerId), index('session_by_expiry').on(table.expiresAt)],
);

/** A visitor on the way from one host of the shop to another. */
export const handoverTable = pgTable(
  'handover',
  {
    /** SHA-256 of the code. */
    codeHash: text('code_hash').primaryKey(),
    /** SHA-256 of what the receiving browser holds, base64url. */
    challenge: text('challenge').notNull(),
    /** The visitor's token, sealed with the code. */
    sealed: text('sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('handover_by_expiry').on(table.expiresAt)],
);

/** When a session is over (SQL, of one row of `session`): by its date, or after a week in which nobody used it. */
export const sessionIsOver = `expires_at <= now() or last_used_at <= now() - interval '7 days'`;
