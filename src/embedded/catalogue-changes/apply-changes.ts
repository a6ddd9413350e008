import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database.module.js';
import { insertRows } from '../database/insert-rows.js';
import { newId } from '../ids.js';
import { CatalogueError } from '../seed/catalogue-error.js';
import type { OnProgress } from '../seed/progress-line.js';
import { nextDue, today } from '../seed/price-schedule.js';
import { catalogueChange, catalogueChangeEntry, catalogueEntry } from './catalogue-changes.tables.js';
import { type AnyEntry, type CatalogueChange, type ChangeNote, type EntryOf, type Plan, type PlannedEntry, type PlanOptions, StalePlanError } from './catalogue-changes.types.js';
import { alone } from './catalogue-lock.js';
import { deriveCatalogue } from './derive-catalogue.js';
import { affectedFamilies, nameOf, planChanges } from './plan-changes.js';
import { noSynonyms, readStoredCatalogue } from './read-stored-catalogue.js';
import { faultsAgainstStored } from './stored-faults.js';

export interface ApplyOptions {
  /** The change set that this one undoes. */
  undoes?: string;
  /** Derives all families and categories again, not only those that change. */
  isWhole?: boolean;
  onProgress?: OnProgress | undefined;
}

const isOf =
  (...kinds: PlannedEntry['kind'][]) =>
  ({ kind }: PlannedEntry): boolean =>
    kinds.includes(kind);

/** @throws StalePlanError when an entry is no longer the one that the plan replaces */
const assertFresh = async (tx: Executor, entries: readonly PlannedEntry[]): Promise<void> => {
  const names = JSON.stringify(entries.map(({ kind, key }) => ({ kind, key })));
  const { rows } = await tx.execute<{ kind: string; key: string; entry: AnyEntry | null }>(
    sql`select e.kind, e.key, e.entry from json_to_recordset(${names}::json) as n (kind text, key text) join ${catalogueEntry} e using (kind, key)`,
  );
  const stored = new Map(rows.map(({ kind, key, entry }) => [`${kind} ${key}`, entry]));
  const storedOf = (name: PlannedEntry) => stored.get(nameOf(name)) ?? (name.kind === 'synonyms' ? noSynonyms : null);
  const stale = entries.filter((entry) => !isDeepStrictEqual(storedOf(entry), entry.before));
  if (stale.length) throw new StalePlanError(stale.slice(0, 20).map(({ kind, key }) => ({ kind, key })));
};

/** Stores planned entries without log and derived rows. */
export const storeEntries = async (tx: Executor, { entries }: Plan, { by }: ChangeNote): Promise<void> => {
  const [day, changedAt] = [today(), new Date()];
  const rows = entries.map(({ kind, key, after }) => ({
    kind,
    key,
    entry: after,
    dueOn: kind === 'family' && after ? nextDue(after as EntryOf['family'], day) : null,
    changedAt,
    changedBy: by,
  }));
  const { kind, key } = catalogueEntry;
  const given = (name: string) => sql`excluded.${sql.identifier(name)}`;
  const set = { entry: given('entry'), dueOn: given('due_on'), changedAt: given('changed_at'), changedBy: given('changed_by') };
  await insertRows(tx, catalogueEntry, rows, { target: [kind, key], set });
};

const storePositions = async (tx: Executor, { categories }: Plan['catalogue']): Promise<void> => {
  const positions = JSON.stringify(categories.map(({ id }, position) => ({ id, position })));
  await tx.execute(sql`
    update ${catalogueEntry} e set position = p.position from json_to_recordset(${positions}::json) as p (id text, position int)
    where e.kind = 'category' and e.key = p.id and e.position <> p.position`);
};

const logChanges = async (tx: Executor, entries: readonly PlannedEntry[], { by, reason }: ChangeNote, undoes: string | undefined): Promise<string> => {
  const id = newId();
  await tx.insert(catalogueChange).values({ id, by, reason, undoes });
  await insertRows(
    tx,
    catalogueChangeEntry,
    entries.map(({ kind, key, before, after }) => ({ changeId: id, kind, key, before, after })),
  );
  return id;
};

export const faultLine = ({ kind, key, path, message }: Plan['faults'][number]): string => `${kind} ${key}: ${path}: ${message}`;

/**
 * Stores the planned changes, and derives products, prices, texts, lists and webhooks. Call it within `alone`.
 * @returns id of the change set; undefined when the plan changes nothing
 * @throws CatalogueError when the plan has faults; StalePlanError when the stored entries are no longer those of the plan
 */
export const applyChanges = async (tx: Executor, plan: Plan, note: ChangeNote, { undoes, isWhole = false, onProgress }: ApplyOptions = {}): Promise<string | undefined> => {
  const { entries, catalogue, faults } = plan;
  if (faults.length) throw new CatalogueError(faults.map(faultLine));
  if (entries.length === 0 && !isWhole) return undefined;
  await assertFresh(tx, entries);
  const between = await faultsAgainstStored(tx, plan);
  if (between.length) throw new CatalogueError(between.map(faultLine));
  const id = entries.length ? await logChanges(tx, entries, note, undoes) : undefined;
  await storeEntries(tx, plan, note);
  const [affected, pictures] = [affectedFamilies(plan), new Set(entries.filter(isOf('picture')).map(({ key }) => key))];
  const hasNewCategories = isWhole || entries.some(isOf('category')) || catalogue.categories.some(({ picture }) => pictures.has(picture));
  if (hasNewCategories) await storePositions(tx, catalogue);
  await deriveCatalogue(tx, {
    catalogue,
    families: isWhole ? catalogue.products : catalogue.products.filter(({ code }) => affected.has(code)),
    removed: entries.filter((entry) => isOf('family')(entry) && entry.after === null).map(({ key }) => key),
    hasNewCategories,
    hasNewSynonyms: isWhole || entries.some(isOf('synonyms')),
    onProgress,
    by: note.by,
  });
  return id;
};

/** Reads what changes can have an effect on: only their families, or everything when an entry of another kind changes. */
export const readForChanges = (db: Executor, changes: readonly Pick<CatalogueChange, 'kind' | 'key'>[]) =>
  readStoredCatalogue(db, changes.every(({ kind }) => kind === 'family') ? changes.map(({ key }) => key) : undefined);

/** Plans changes against the stored catalogue, also against families that are not read. */
export const planAgainstStored = async (db: Executor, changes: readonly CatalogueChange[], options: PlanOptions = {}): Promise<Plan> => {
  const plan = planChanges(await readForChanges(db, changes), changes, options);
  return { ...plan, faults: [...plan.faults, ...(await faultsAgainstStored(db, plan))] };
};

/**
 * Reads, plans and applies changes in one transaction.
 * @param changes or a function that reads entries and returns changes of them; in the transaction, so that no other change is lost
 * @returns the plan, and the id of the change set; without id nothing was changed, because the plan has faults or no change
 */
export const changeCatalogue = (
  db: Database,
  changes: readonly CatalogueChange[] | ((tx: Executor) => Promise<readonly CatalogueChange[]>),
  note: ChangeNote,
  options: PlanOptions & ApplyOptions = {},
): Promise<{ plan: Plan; changeSet: string | undefined }> =>
  alone(db, async (tx) => {
    const plan = await planAgainstStored(tx, typeof changes === 'function' ? await changes(tx) : changes, options);
    return { plan, changeSet: plan.faults.length ? undefined : await applyChanges(tx, plan, note, options) };
  });
