import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** First answers of writes that carried an `Idempotency-Key`; replayed for 24 hours. */
export const idempotencyKeyTable = pgTable(
  'idempotency_key',
  {
    /** Shop, caller and operation: keys of different callers never meet. */
    scope: text('scope').notNull(),
    /** SHA-256 of the key. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The answer, sealed with the key: it can hold a guest's token. */
    sealed: text('sealed'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_key_by_age').on(table.createdAt)],
);
