import type { Client } from 'pg';
import { appliedMigrations, ledgerStatements, type Migration, ownNames, readMigrations } from '../database/migrations.js';
import { BackupError } from './backup-error.js';
import { jobsTable, tablesOf } from './database-dump.js';
import type { BackupContents } from './verify-backup.js';

/** @throws BackupError when a shop is connected to the database, when the database has migrations that this version does not know, or when it contains a shop and `force` is false */
export const requireReplaceable = async (client: Client, force: boolean): Promise<void> => {
  const { rows: busy } = await client.query(`select 1 from pg_stat_activity where datname = current_database() and application_name = 'quiet-shop'`);
  if (busy.length) throw new BackupError('A shop runs on this database: stop it first');
  const applied = await appliedMigrations(client);
  const known = new Set(readMigrations().map(({ hash }) => hash));
  if (applied.some(({ hash }) => !known.has(hash))) throw new BackupError('The database belongs to a different version of the shop: restore into an empty database');
  const isEmpty = !applied.length && !(await tablesOf(client)).length;
  if (!isEmpty && !force) throw new BackupError('This database already contains a shop: replace it with --force, or restore into an empty database');
};

/** Drops the shop's tables and creates the empty schema of the backup by its migrations. Tables of other programs remain. */
export const rebuildSchema = async (client: Client, steps: readonly Migration[]): Promise<void> => {
  const { tables, sequences } = ownNames();
  const clearing = [
    ...tables.map((table) => `drop table if exists public."${table}" cascade`),
    ...sequences.map((sequence) => `drop sequence if exists public."${sequence}"`),
    ...ledgerStatements,
    'delete from drizzle.__drizzle_migrations',
    'delete from graphile_worker._private_jobs',
  ];
  for (const statement of clearing) await client.query(statement);
  for (const { statements, hash, at } of steps) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at]);
  }
  await client.query(`create temp table ${jobsTable.name} (task text, payload json, run_at timestamptz, max_attempts int) on commit drop`);
};

/** Restores what follows the rows: sets the sequences, queues the jobs, and deletes uploads that vanished while the backup was made. */
export const finishDatabase = async (client: Client, { header, footer }: BackupContents): Promise<void> => {
  for (const [name, last] of Object.entries(header.sequences)) await client.query(`select setval(format('public.%I', $1::text)::regclass, $2)`, [name, last]);
  await client.query(`select graphile_worker.add_job(task, payload, run_at := run_at, max_attempts := max_attempts) from ${jobsTable.name}`);
  for (const id of footer.gone) {
    await client.query('delete from storage_file where upload_id = $1', [id]);
    await client.query('delete from upload where id = $1', [id]);
  }
};
