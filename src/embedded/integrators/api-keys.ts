import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { DATABASE, type Database } from '../database/database.module.js';
import { hashOf, newId, newToken } from '../ids.js';
import { type ApiKeyScope, apiKeyTable } from './integrators.tables.js';

export type ApiKey = Pick<typeof apiKeyTable.$inferSelect, 'id' | 'scopes' | 'perMinute'>;
/** Requests a minute unless the key says otherwise. */
export const defaultPerMinute = 600;
/** Days a key works unless it is told otherwise. */
export const defaultDays = 365;
/** Milliseconds a look-up is believed: a revoked key stops working within them. */
const believedFor = 10_000;

/** Keys of ops and integrators. */
@Injectable()
export class ApiKeys {
  private readonly found = new LRUCache<string, { key: ApiKey | undefined }>({
    max: 1000,
    ttl: believedFor,
    fetchMethod: async (keyHash) => ({ key: await this.select(keyHash) }),
  });

  constructor(@Inject(DATABASE) private readonly db: Database) {}

  async find(key: string): Promise<ApiKey | undefined> {
    return (await this.found.forceFetch(hashOf(key))).key;
  }

  /** @returns the key, told this once */
  async add(name: string, scopes: ApiKeyScope[], { perMinute = defaultPerMinute, days = defaultDays } = {}): Promise<{ id: string; key: string; endsAt: Date }> {
    const key = `qs_${newToken()}`;
    const id = newId();
    const [row] = await this.db
      .insert(apiKeyTable)
      .values({ id, name, keyHash: hashOf(key), prefix: key.slice(0, 8), scopes, perMinute, endsAt: sql`now() + make_interval(days => ${days})` })
      .returning();
    return { id, key, endsAt: row!.endsAt! };
  }

  list() {
    const { keyHash: _, ...told } = getTableColumns(apiKeyTable);
    return this.db.select(told).from(apiKeyTable).orderBy(desc(apiKeyTable.createdAt)).limit(1000);
  }

  async revoke(id: string): Promise<boolean> {
    const live = and(eq(apiKeyTable.id, id), isNull(apiKeyTable.revokedAt));
    return (await this.db.update(apiKeyTable).set({ revokedAt: new Date() }).where(live).returning()).length > 0;
  }

  private async select(keyHash: string): Promise<ApiKey | undefined> {
    const { id, scopes, perMinute, endsAt } = apiKeyTable;
    const live = and(eq(apiKeyTable.keyHash, keyHash), isNull(apiKeyTable.revokedAt), or(isNull(endsAt), gt(endsAt, sql`now()`)));
    return (await this.db.select({ id, scopes, perMinute }).from(apiKeyTable).where(live))[0];
  }
}
