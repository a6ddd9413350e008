import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ApiScope } from '../../contract/api-scopes.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { hashOf, newId, newToken } from '../ids.js';
import { apiKeyTable } from './integrators.tables.js';

export type ApiKey = Pick<typeof apiKeyTable.$inferSelect, 'id' | 'name' | 'scopes' | 'perMinute'>;
/** Default limit of requests per minute for a key. */
export const defaultPerMinute = 600;
/** Default lifetime of a key in days. */
export const defaultDays = 365;
/** Milliseconds for which a look-up is cached. A revoked key can still work for that time. */
const cacheDuration = 10_000;

/** API keys of ops and integrators. */
@Injectable()
export class ApiKeys {
  private readonly found = new LRUCache<string, { key: ApiKey | undefined }>({
    max: 1000,
    ttl: cacheDuration,
    fetchMethod: async (keyHash) => ({ key: await this.select(keyHash) }),
  });

  constructor(@Inject(DATABASE) private readonly db: Database) {}

  async find(key: string): Promise<ApiKey | undefined> {
    return (await this.found.forceFetch(hashOf(key))).key;
  }

  /** @returns the key; it is not stored, so it cannot be read again */
  async add(name: string, scopes: readonly ApiScope[], { perMinute = defaultPerMinute, days = defaultDays } = {}): Promise<{ id: string; key: string; endsAt: Date }> {
    const key = `qs_${newToken()}`;
    const id = newId();
    const [row] = await this.db
      .insert(apiKeyTable)
      .values({ id, name, keyHash: hashOf(key), prefix: key.slice(0, 8), scopes: [...scopes], perMinute, endsAt: sql`now() + make_interval(days => ${days})` })
      .returning();
    return { id, key, endsAt: row!.endsAt! };
  }

  list() {
    const { keyHash: _, ...reported } = getTableColumns(apiKeyTable);
    return this.db.select(reported).from(apiKeyTable).orderBy(desc(apiKeyTable.createdAt)).limit(1000);
  }

  async revoke(id: string): Promise<boolean> {
    const live = and(eq(apiKeyTable.id, id), isNull(apiKeyTable.revokedAt));
    return (await this.db.update(apiKeyTable).set({ revokedAt: new Date() }).where(live).returning()).length > 0;
  }

  private async select(keyHash: string): Promise<ApiKey | undefined> {
    const { id, name, scopes, perMinute, endsAt, lastUsedAt } = apiKeyTable;
    const live = and(eq(apiKeyTable.keyHash, keyHash), isNull(apiKeyTable.revokedAt), or(isNull(endsAt), gt(endsAt, sql`now()`)));
    const [found] = await this.db.select({ id, name, scopes, perMinute }).from(apiKeyTable).where(live);
    if (!found) return undefined;
    const isUnrecorded = or(isNull(lastUsedAt), lt(lastUsedAt, sql`now() - interval '1 minute'`));
    await this.db
      .update(apiKeyTable)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(id, found.id), isUnrecorded));
    return found;
  }
}
