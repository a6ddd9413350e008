import { and, count, desc, eq, exists, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { catalogueChange, catalogueChangeEntry } from './catalogue-changes.tables.js';

/** Change sets, the latest first. @param key only those that changed this entry */
export const listChangeSets = (db: Executor, { key, limit }: { key?: string | undefined; limit: number }) => {
  const ofSet = eq(catalogueChangeEntry.changeId, catalogueChange.id);
  const named = db
    .select({ one: sql`1` })
    .from(catalogueChangeEntry)
    .where(and(ofSet, eq(catalogueChangeEntry.key, key ?? '')));
  const entries = sql<number>`(select ${count()} from ${catalogueChangeEntry} where ${ofSet})`.mapWith(Number);
  const first = sql<
    string | null
  >`(select string_agg(e.kind || ' ' || e.key, ', ') from (select kind, key from ${catalogueChangeEntry} where ${ofSet} order by kind desc, key limit 3) e)`;
  return db
    .select({ id: catalogueChange.id, at: catalogueChange.at, by: catalogueChange.by, reason: catalogueChange.reason, undoes: catalogueChange.undoes, entries, first })
    .from(catalogueChange)
    .where(key === undefined ? undefined : exists(named))
    .orderBy(desc(catalogueChange.at))
    .limit(limit);
};
