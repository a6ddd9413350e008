import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/timestamptz.js';

/** Responses to writes that had an `Idempotency-Key`; they are replayed for 24 hours. */
export const idempotencyKeyTable = pgTable(
  'idempotency_key',
  {
    /** Shop, operation and caller, so that equal keys of different callers do not collide. */
    scope: text('scope').notNull(),
    /** SHA-256 of the key. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Response, encrypted with the key because it can contain a guest's token. */
    sealed: text('sealed'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_key_by_age').on(table.createdAt)],
);
