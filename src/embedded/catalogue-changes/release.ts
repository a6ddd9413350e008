import { isDeepStrictEqual } from 'node:util';
import { asc, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { insertRows } from '../database/insert-rows.js';
import type { Catalogue } from '../seed/catalogue-files.js';
import type { OnProgress } from '../seed/progress-line.js';
import { applyChanges } from './apply-changes.js';
import { catalogueEntry } from './catalogue-changes.tables.js';
import { type AnyEntry, type CatalogueChange, type CatalogueFault, type EntryName, entryKinds, type Plan } from './catalogue-changes.types.js';
import { entriesOf, nameOf, planChanges } from './plan-changes.js';
import { catalogueOf, readStoredCatalogue } from './read-stored-catalogue.js';

/** Who changed an entry, for those that releases write. */
const byRelease = { by: 'release', reason: 'Release' };

const namesIn = (catalogue: Catalogue): EntryName[] => {
  const entries = entriesOf(catalogue);
  return entryKinds.flatMap((kind) => [...entries[kind].keys()].map((key) => ({ kind, key })));
};

const entryIn = (catalogue: ReturnType<typeof entriesOf>, { kind, key }: EntryName): AnyEntry | null => catalogue[kind].get(key) ?? null;

const selectEntries = (tx: Executor) => {
  const { kind, key, entry, released, position } = catalogueEntry;
  return tx.select({ kind, key, entry, released }).from(catalogueEntry).orderBy(asc(position), asc(key));
};

const storeReleased = async (tx: Executor, names: readonly EntryName[], files: ReturnType<typeof entriesOf>): Promise<void> => {
  const rows = names.map((name) => ({ kind: name.kind, key: name.key, entry: null, released: entryIn(files, name), changedBy: byRelease.by }));
  const { kind, key } = catalogueEntry;
  await insertRows(tx, catalogueEntry, rows, { target: [kind, key], set: { released: sql`excluded.released` } });
};

/** Whether the database has a stored catalogue. Shops of earlier releases have only the tables that are derived from it. */
export const hasEntries = async (tx: Executor): Promise<boolean> => (await tx.select({ kind: catalogueEntry.kind }).from(catalogueEntry).limit(1)).length > 0;

/**
 * Writes the brand files of a release. Entries that ops have not changed follow the files; those that ops changed, added or removed stay, and
 * `releaseDifferences` lists them. With faults nothing is written: what ops changed does not fit to the files.
 */
export const applyRelease = async (
  tx: Executor,
  files: Catalogue,
  { isWhole, onProgress }: { isWhole: boolean; onProgress: OnProgress },
): Promise<{ faults: CatalogueFault[]; catalogue: Catalogue }> => {
  const stored = await selectEntries(tx);
  const rows = new Map(stored.map((row) => [nameOf(row), row]));
  const released = entriesOf(files);
  const names = [...new Map([...namesIn(files), ...stored.filter((row) => row.released !== null)].map((name) => [nameOf(name), { kind: name.kind, key: name.key }])).values()];
  const follows = (name: EntryName) => {
    const row = rows.get(nameOf(name));
    return !row || isDeepStrictEqual(row.entry, row.released);
  };
  const changes: CatalogueChange[] = names.filter(follows).map((name) => ({ ...name, entry: entryIn(released, name) }));
  const categoryOrder = files.categories.map(({ id }) => id);
  const plan = planChanges(catalogueOf(stored), changes, { categoryOrder, mayLackLanguages: true });
  if (plan.faults.length && stored.length) return plan;
  const isReordered = !isDeepStrictEqual(
    plan.catalogue.categories.map(({ id }) => id),
    stored.filter((row) => row.kind === 'category' && row.entry !== null).map((row) => row.key),
  );
  await applyChanges(tx, plan, byRelease, { isWhole: isWhole || isReordered, onProgress });
  await storeReleased(
    tx,
    names.filter((name) => !isDeepStrictEqual(rows.get(nameOf(name))?.released ?? null, entryIn(released, name))),
    released,
  );
  return plan;
};

/** An entry that ops changed, removed or added. */
export interface ReleaseDifference extends EntryName {
  difference: 'changed' | 'removed' | 'added';
  /** Fields that differ. */
  fields: string[];
  changedAt: Date;
  changedBy: string;
}

/** Paths of the values that differ, at most two levels deep. */
const differingFields = (one: unknown, other: unknown, depth = 2): string[] => {
  const isNested = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isDeepStrictEqual(one, other)) return [];
  if (depth === 0 || !isNested(one) || !isNested(other)) return [''];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((field) =>
    differingFields(one[field], other[field], depth - 1).map((path) => (path ? `${field}.${path}` : field)),
  );
};

/** Entries that differ from the brand files of the running release, and those that only the shop has. */
export const releaseDifferences = async (db: Executor): Promise<ReleaseDifference[]> => {
  const { kind, key, entry, released, changedAt, changedBy } = catalogueEntry;
  const isOwn = sql<boolean>`${released} is null`;
  // The entries of families that only the shop has can be many; they are not read.
  const compared = sql<AnyEntry | null>`case when ${released} is null then null else ${entry} end`;
  const rows = await db
    .select({ kind, key, entry: compared, released, isOwn, changedAt, changedBy, isRemoved: sql<boolean>`${entry} is null` })
    .from(catalogueEntry)
    .where(sql`${entry} is not null or ${released} is not null`)
    .orderBy(asc(kind), asc(key));
  return rows.flatMap(({ kind: ofKind, key: ofKey, changedAt: at, changedBy: by, ...row }): ReleaseDifference[] => {
    const difference = row.isOwn ? 'added' : row.isRemoved ? 'removed' : 'changed';
    const fields = difference === 'changed' ? differingFields(row.entry, row.released) : [];
    return difference === 'changed' && fields.length === 0 ? [] : [{ kind: ofKind, key: ofKey, difference, fields, changedAt: at, changedBy: by }];
  });
};

/** Plans to replace every change of ops by the brand files of the running release. Generated families stay. */
export const planReset = async (db: Executor): Promise<Plan> => {
  const { kind, key, released, position } = catalogueEntry;
  const rows = await db.select({ kind, key, released }).from(catalogueEntry).where(sql`not (${kind} = 'family' and ${key} like 'SYN______')`).orderBy(asc(position), asc(key));
  return planChanges(
    await readStoredCatalogue(db),
    rows.map(({ released: entry, ...name }) => ({ ...name, entry })),
    { mayLackLanguages: true },
  );
};
