import type { Pack } from 'tar-stream';
import type { Client } from 'pg';
import type { BrandCode } from '../../contract/brand-codes.js';
import { appliedMigrations, readMigrations } from '../database/migrations.js';
import type { OnProgress } from '../seed/progress-line.js';
import type { FileStore } from '../uploads/file-store.js';
import { addEntry, type Footer, footerName, type Header, headerName, type Target, writeArchive } from './archive.js';
import { BackupError } from './backup-error.js';
import { withClient } from './connect.js';
import { countRows, jobsTable, rowsOf, sequencesOf, tablesOf } from './database-dump.js';

/** The shop to back up. */
export interface BackupSource {
  url: string;
  brand: BrandCode;
  store: FileStore;
}
export interface BackupResult {
  rows: number;
  files: number;
  /** Ids of uploads that have a row but no file. */
  lost: string[];
}

const asJson = (value: object): Buffer => Buffer.from(JSON.stringify(value));
const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** @throws BackupError when the database contains no shop, or has migrations that this version does not know */
const headerOf = async (client: Client, brand: BrandCode): Promise<Header> => {
  const migrations = await appliedMigrations(client);
  if (!migrations.length) throw new BackupError('There is no shop in this database');
  const known = new Set(readMigrations().map(({ hash }) => hash));
  if (migrations.some(({ hash }) => !known.has(hash))) throw new BackupError('The database belongs to a different version of the shop: back it up with that version');
  return { format: 1, brand, madeAt: new Date().toISOString(), migrations, tables: await tablesOf(client), sequences: await sequencesOf(client) };
};

/** Expected size in bytes, for the progress display. */
const sizeOf = async (client: Client, uploads: readonly Upload[]): Promise<number> => {
  const { rows } = await client.query<{ size: string }>(`select sum(pg_table_size(oid)) as size from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return Number(rows[0]!.size) + uploads.reduce((sum, { size }) => sum + size, 0);
};

interface Upload {
  id: string;
  size: number;
}
/** Uploads with a row; none when the schema is older than the table of uploads. */
const uploadsOf = async (client: Client, { tables }: Header): Promise<Upload[]> =>
  tables.some(({ name }) => name === 'upload') ? (await client.query<Upload>('select id, size from upload order by id')).rows : [];

const addUpload = async (archive: Pack, store: FileStore, id: string): Promise<{ files: number; bytes: number }> => {
  const added = { files: 0, bytes: 0 };
  for (const file of await store.filesOf(id)) {
    const found = await store.open(id, file);
    if (!found) return { files: 0, bytes: 0 };
    await addEntry(archive, `uploads/${id}/${file}`, found.content, found.size);
    added.files += 1;
    added.bytes += found.size;
  }
  return added;
};

const fill = async (archive: Pack, client: Client, { brand, store }: BackupSource, onProgress: OnProgress): Promise<BackupResult> => {
  // One snapshot for all tables.
  await client.query('begin isolation level repeatable read read only');
  const header = await headerOf(client, brand);
  const uploads = await uploadsOf(client, header);
  const total = await sizeOf(client, uploads);
  let done = 0;
  const report = (bytes: number) => onProgress(Math.min((done += bytes), total), total);
  await addEntry(archive, headerName, asJson(header));
  const rows: Footer['rows'] = {};
  for (const table of [...header.tables, jobsTable]) {
    rows[table.name] = 0;
    let number = 0;
    for await (const piece of rowsOf(client, table)) {
      await addEntry(archive, `tables/${table.name}/${String(number++).padStart(6, '0')}`, piece);
      rows[table.name]! += countRows(piece);
      report(piece.length);
    }
  }
  await client.query('commit');
  // A file is stored before its row is committed. So each row of the snapshot has its files, unless they were deleted meanwhile.
  let files = 0;
  const missing: string[] = [];
  for (const { id } of uploads) {
    const added = await addUpload(archive, store, id);
    if (!added.files) missing.push(id);
    files += added.files;
    report(added.bytes);
  }
  const still = await uploadsOf(client, header);
  const lost = missing.filter((id) => still.some((upload) => upload.id === id));
  const footer: Footer = { rows, files, gone: missing.filter((id) => !lost.includes(id)) };
  await addEntry(archive, footerName, asJson(footer));
  return { rows: sumOf(rows), files, lost };
};

/**
 * Writes a snapshot of the database, the waiting jobs and the uploaded files (from disk or bucket) to one file. The shop may run meanwhile.
 * @throws BackupError
 */
export const writeBackup = async (place: BackupSource, target: Target, onProgress: OnProgress): Promise<BackupResult> => {
  let made: BackupResult | undefined;
  await withClient(place.url, 'backup', (client) => writeArchive(target, async (archive) => void (made = await fill(archive, client, place, onProgress))));
  return made!;
};
