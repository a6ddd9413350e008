import type { Entry } from 'tar-stream';
import type { z } from 'zod';
import { type Migration, readMigrations } from '../database/migrations.js';
import { Footer, footerName, Header, headerName, readArchive, type Source, tableEntry, textOf, uploadEntry } from './archive.js';
import { BackupError } from './backup-error.js';

/** A complete archive with its header and footer. */
export interface BackupContents extends Source {
  header: Header;
  footer: Footer;
}

const parse = async <Value>(schema: z.ZodType<Value>, entry: Entry): Promise<Value | undefined> => {
  const text = await textOf(entry);
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Reads an archive to its end without writing anything, to find a damaged or truncated file before a restore begins. @throws BackupError */
export const verifyBackup = async (source: Source): Promise<BackupContents> => {
  const { file } = source;
  const other = new BackupError(`${file} is not a complete backup of a shop`);
  let header: Header | undefined;
  let footer: Footer | undefined;
  let files = 0;
  for await (const entry of readArchive(source)) {
    const { name } = entry.header;
    const isUpload = uploadEntry.test(name);
    if (footer || (!header && name !== headerName)) throw other;
    if (name === headerName) header = await parse(Header, entry);
    else if (name === footerName) footer = await parse(Footer, entry);
    else if (isUpload || tableEntry.test(name)) entry.resume();
    else throw other;
    files += isUpload ? 1 : 0;
  }
  if (!header || !footer || footer.files !== files) throw other;
  return { ...source, header, footer };
};

/** The migrations that were applied when the backup was made. @throws BackupError when this version lacks one of them */
export const migrationsOf = ({ migrations }: Header): Migration[] => {
  const steps = readMigrations().slice(0, migrations.length);
  if (migrations.some(({ hash }, at) => steps[at]?.hash !== hash))
    throw new BackupError('The backup was made by a different version of the shop: restore it with that version or a newer one');
  return steps;
};
