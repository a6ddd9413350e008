import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** A migration of the journal. */
export interface Migration {
  name: string;
  /** Creation time in ms; identifies the migration in the database. */
  at: number;
  /** SHA-256 of the SQL file. Backups are compared by it, so an applied migration must never be edited, not even a comment. */
  hash: string;
  statements: string[];
}
export type Applied = Pick<Migration, 'at' | 'hash'>;

const read = <Content>(file: string): Content => JSON.parse(readFileSync(`${migrationsFolder}/meta/${file}`, 'utf8')) as Content;
const journal = () => read<{ entries: { idx: number; tag: string }[] }>('_journal.json').entries;

/** All migrations, in the order of the journal. */
export const readMigrations = (): Migration[] => {
  const files = readMigrationFiles({ migrationsFolder });
  return journal().map(({ tag }, number) => {
    const { folderMillis, hash, sql } = files[number]!;
    return { name: tag, at: folderMillis, hash, statements: sql };
  });
};

/** Creates drizzle's table of applied migrations, with drizzle's own statements, so that drizzle uses this table. */
export const ledgerStatements = [
  'create schema if not exists drizzle',
  'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
];

/** The migrations that were applied to a database, the oldest first; none for an empty database. */
export const appliedMigrations = async (client: ClientBase): Promise<Applied[]> => {
  const { rows: found } = await client.query<{ ledger: string | null }>(`select to_regclass('drizzle.__drizzle_migrations') as ledger`);
  if (!found[0]?.ledger) return [];
  const { rows } = await client.query<{ at: string; hash: string }>('select created_at as at, hash from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ at, hash }) => ({ at: Number(at), hash }));
};

interface Named {
  name: string;
}
type Names = Record<'tables' | 'sequences', string[]>;
const readOwnNames = (): Names => {
  const snapshots = journal().map(({ idx }) => read<Record<keyof Names, Record<string, Named>>>(`${String(idx).padStart(4, '0')}_snapshot.json`));
  const namesOf = (kind: keyof Names) => [...new Set(snapshots.flatMap((snapshot) => Object.values(snapshot[kind]).map(({ name }) => name)))];
  return { tables: namesOf('tables'), sequences: namesOf('sequences') };
};
let kept: Names | undefined;
/** Names of all tables and sequences that the schema has or ever had. A database may also contain tables of other programs. Reads the snapshots of all migrations, so only once. */
export const ownNames = (): Names => (kept ??= readOwnNames());
