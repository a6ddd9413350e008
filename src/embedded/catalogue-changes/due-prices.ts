import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.module.js';
import { nextDue, today } from '../seed/price-schedule.js';
import { catalogueEntry } from './catalogue-changes.tables.js';
import { alone } from './catalogue-lock.js';
import { deriveCatalogue } from './derive-catalogue.js';
import { readStoredCatalogue } from './read-stored-catalogue.js';

/** Families at a time; the next run takes the rest. */
const batchSize = 1_000;

/**
 * Derives the families again whose prices change by a schedule, or which go off sale, today or since the last run. The lowest price of the last
 * 30 days follows from the price history.
 * @returns number of families
 */
export const applyDuePrices = async (db: Database): Promise<number> => {
  const day = today();
  const { kind, key, dueOn } = catalogueEntry;
  const isDue = and(eq(kind, 'family'), lte(dueOn, day));
  if ((await db.select({ key }).from(catalogueEntry).where(isDue).limit(1)).length === 0) return 0;
  return alone(db, async (tx) => {
    const due = (await tx.select({ key }).from(catalogueEntry).where(isDue).orderBy(key).limit(batchSize)).map((row) => row.key);
    const catalogue = await readStoredCatalogue(tx, due);
    await deriveCatalogue(tx, { catalogue, families: catalogue.products });
    const next = JSON.stringify(catalogue.products.map((family) => ({ key: family.code, due: nextDue(family, day) })));
    await tx.execute(sql`
      update ${catalogueEntry} e set due_on = n.due from json_to_recordset(${next}::json) as n (key text, due date) where e.kind = 'family' and e.key = n.key`);
    return due.length;
  });
};
