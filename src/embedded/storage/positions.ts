import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { storageItemTable } from './storage.tables.js';

/** Locks an owner's library until the end of the transaction, so that changes of positions run one after the other. */
export const lockLibrary = async (tx: Executor, owner: Owner): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage ${owner}`}, 0))`);
};

/** A list of rows with positions: a table, and the column and value that identify the list. */
export interface Ranked {
  table: PgTable;
  /** SQL name of the column with the id of the list. */
  listColumn: string;
  list: string;
}

/** The items of a library. */
export const itemsOf = (owner: Owner): Ranked => ({ table: storageItemTable, listColumn: 'owner', list: owner });

/** Swaps a row with its neighbour; does nothing at either end. Requires `lockLibrary`. @param by -1 up, 1 down */
export const moveRow = async (tx: Executor, { table, listColumn, list }: Ranked, id: string, by: -1 | 1): Promise<void> => {
  const column = sql.identifier(listColumn);
  await tx.execute(sql`
    with moved as (select id, position from ${table} where id = ${id} and ${column} = ${list}),
      passed as (select other.id, other.position from ${table} other, moved where other.${column} = ${list} and other.position = moved.position + ${by}::int)
    update ${table} as row set position = case when row.id = moved.id then passed.position else moved.position end
    from moved, passed where row.id in (moved.id, passed.id)`);
};

/** Moves the rows after a removed position up by one. Requires `lockLibrary`. */
export const closeGap = async (tx: Executor, { table, listColumn, list }: Ranked, position: number): Promise<void> => {
  await tx.execute(sql`update ${table} set position = position - 1 where ${sql.identifier(listColumn)} = ${list} and position > ${position}`);
};
