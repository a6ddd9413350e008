import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { storageItemTable } from './storage.tables.js';

/** Holds an owner's library until the transaction ends: changes of its order happen one after the other. */
export const lockLibrary = async (tx: Executor, owner: Owner): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage ${owner}`}, 0))`);
};

/** A list with positions: a table, and which of its rows belong together. */
export interface Ranked {
  table: PgTable;
  /** SQL name of the column that says to which list a row belongs. */
  listColumn: string;
  list: string;
}

/** The items of a library. */
export const itemsOf = (owner: Owner): Ranked => ({ table: storageItemTable, listColumn: 'owner', list: owner });

/** Moves a row past its neighbour; at the edge nothing changes. The list must be locked. */
export const moveRow = async (tx: Executor, { table, listColumn, list }: Ranked, id: string, by: -1 | 1): Promise<void> => {
  const column = sql.identifier(listColumn);
  await tx.execute(sql`
    with moved as (select id, position from ${table} where id = ${id} and ${column} = ${list}),
      passed as (select other.id, other.position from ${table} other, moved where other.${column} = ${list} and other.position = moved.position + ${by}::int)
    update ${table} as row set position = case when row.id = moved.id then passed.position else moved.position end
    from moved, passed where row.id in (moved.id, passed.id)`);
};

/** Closes the gap a row has left. The list must be locked. */
export const closeGap = async (tx: Executor, { table, listColumn, list }: Ranked, position: number): Promise<void> => {
  await tx.execute(sql`update ${table} set position = position - 1 where ${sql.identifier(listColumn)} = ${list} and position > ${position}`);
};
