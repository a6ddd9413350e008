import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ApiScope } from '../../contract/api-scopes.js';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** API keys of ops and integrators. Only their hash is stored. */
export const apiKeyTable = pgTable('api_key', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the key. */
  keyHash: text('key_hash').notNull().unique(),
  /** First characters of the key, by which ops recognise it. */
  prefix: text('prefix').notNull(),
  scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
  /** Maximum number of requests per minute. */
  perMinute: integer('per_minute').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** Expiry; null for keys that were made before keys had one. */
  endsAt: timestamptz('ends_at'),
  revokedAt: timestamptz('revoked_at'),
  /** Time of a recent call, to the minute; null: never used. */
  lastUsedAt: timestamptz('last_used_at'),
});
