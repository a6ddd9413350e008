import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase, prepareSchema, schemaLock } from '../database/migrate.js';
import type { OnProgress } from '../seed/progress-line.js';
import type { FileStore } from '../uploads/file-store.js';
import { type Footer, readArchive, tableEntry, uploadEntry } from './archive.js';
import { BackupError } from './backup-error.js';
import { withClient } from './connect.js';
import { jobsTable, quoted } from './database-dump.js';
import { type BackupContents, migrationsOf } from './verify-backup.js';
import { finishDatabase, rebuildSchema, requireReplaceable } from './target-database.js';
import type { BackupSource } from './write-backup.js';

export interface RestoreOptions {
  /** Replaces a shop that the database already contains. */
  force: boolean;
  onProgress: OnProgress;
}

/** Restores rows and files in the order of the archive. @returns number of rows by table name */
const load = async (client: Client, store: FileStore, { header, footer, ...source }: BackupContents, onProgress: OnProgress): Promise<Footer['rows']> => {
  const rows: Footer['rows'] = Object.fromEntries(Object.keys(footer.rows).map((name) => [name, 0]));
  const columns = new Map([...header.tables, jobsTable].map((table) => [table.name, table.columns]));
  const { size } = await stat(source.file);
  for await (const entry of readArchive(source, (bytes) => onProgress(bytes, size))) {
    const [, table] = tableEntry.exec(entry.header.name) ?? [];
    const [, id, name] = uploadEntry.exec(entry.header.name) ?? [];
    if (table) {
      const copy = client.query(copyFrom(`copy "${table}" (${quoted(columns.get(table)!)}) from stdin`));
      await pipeline(entry, copy);
      rows[table]! += copy.rowCount;
    } else if (id && name) await store.store(await store.incoming.receive(entry), id, name);
    else entry.resume();
  }
  return rows;
};

/**
 * Restores a shop from a backup, with all rows in one transaction, and then migrates an older schema to the newest one.
 * Files are written before that transaction commits. After a rollback they have no row, and the next sweep deletes them.
 * @throws BackupError
 */
export const restoreBackup = async ({ url, brand, store }: BackupSource, contents: BackupContents, { force, onProgress }: RestoreOptions): Promise<void> => {
  const { file, header, footer } = contents;
  if (header.brand !== brand) throw new BackupError(`The backup is of brand ${header.brand}, but this shop is brand ${brand}: set BRAND=${header.brand}`);
  const steps = migrationsOf(header);
  await withClient(url, 'restore', async (client) => {
    await requireReplaceable(client, force);
    await prepareSchema(client, url);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [schemaLock]);
    await rebuildSchema(client, steps);
    const rows = await load(client, store, contents, onProgress);
    if (JSON.stringify(rows) !== JSON.stringify(footer.rows)) throw new BackupError(`${file} is damaged: its number of rows differs from the number in its footer`);
    await finishDatabase(client, contents);
    await client.query('commit');
    await client.query('analyze');
  });
  await migrateDatabase(url);
};
