import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const apiKeyScopes = ['ops', 'integrator'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Keys of ops and integrators; the key itself is told once and never kept. */
export const apiKeyTable = pgTable('api_key', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the key. */
  keyHash: text('key_hash').notNull().unique(),
  /** Its first characters, to know it again. */
  prefix: text('prefix').notNull(),
  scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
  /** Requests it may make a minute. */
  perMinute: integer('per_minute').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When it stops working; null: it was made before keys ended. */
  endsAt: moment('ends_at'),
  revokedAt: moment('revoked_at'),
});
