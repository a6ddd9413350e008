import { isDeepStrictEqual } from 'node:util';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { CatalogueError } from '../seed/catalogue-error.js';
import { applyChanges, readForChanges } from './apply-changes.js';
import { catalogueChangeEntry } from './catalogue-changes.tables.js';
import type { CatalogueFault, ChangeNote, Plan } from './catalogue-changes.types.js';
import { entriesOf, planChanges } from './plan-changes.js';

/**
 * Plans the reversal of a change set; undefined when there is none with that id. An entry that has changed again since is a fault: the later
 * change set must be undone first.
 */
export const planUndo = async (db: Executor, changeSet: string): Promise<Plan | undefined> => {
  const changed = await db.select().from(catalogueChangeEntry).where(eq(catalogueChangeEntry.changeId, changeSet)).orderBy(asc(catalogueChangeEntry.key));
  if (changed.length === 0) return undefined;
  const current = await readForChanges(db, changed);
  const entries = entriesOf(current);
  const faults = changed
    .filter(({ kind, key, after }) => !isDeepStrictEqual(entries[kind].get(key) ?? null, after))
    .map(({ kind, key }): CatalogueFault => ({ kind, key, path: '', message: 'has changed again since; undo the later change first' }));
  // Languages may be missing in what was stored, so they may be missing again.
  const plan = planChanges(
    current,
    changed.map(({ kind, key, before }) => ({ kind, key, entry: before })),
    { mayLackLanguages: true },
  );
  return { ...plan, faults: [...faults, ...plan.faults] };
};

/** Id of the last change set that ops made and that is not undone; undefined: none. */
export const lastChangeSet = async (db: Executor): Promise<string | undefined> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from catalogue_change c where c.undoes is null and c.by <> 'release' and not exists (select 1 from catalogue_change u where u.undoes = c.id) order by c.at desc limit 1`);
  return rows[0]?.id;
};

/**
 * Reverses a change set. Call it within `alone`.
 * @returns id of the new change set; undefined when nothing differs
 * @throws CatalogueError when there is no such change set, or an entry has changed since
 */
export const undoChanges = async (tx: Executor, changeSet: string, note: ChangeNote): Promise<string | undefined> => {
  const plan = await planUndo(tx, changeSet);
  if (!plan) throw new CatalogueError([`no change set ${changeSet}`]);
  return applyChanges(tx, plan, note, { undoes: changeSet });
};
