import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { type Entry, extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { brandCodes } from '../../contract/brand-codes.js';
import { BackupError } from './backup-error.js';
import { decryptWith, encryptFor, isEncrypted } from './encryption.js';
import { requireSignature, signatureFileOf, sumAlgorithm, writeSignature } from './signature.js';

/** A backup to read: its file, the age identity that decrypts it, and the public key that must have signed it. */
export interface Source {
  file: string;
  identity?: string | undefined;
  signer?: KeyObject | undefined;
}
/** A backup to write: its file, the age public key it is encrypted for (undefined: not encrypted), and the key that signs it. */
export interface Target {
  file: string;
  recipient?: string | undefined;
  signingKey?: KeyObject | undefined;
}

/** First entry of the archive: its table of contents. */
export const Header = z.object({
  format: z.literal(1),
  brand: z.enum(brandCodes),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ at: z.number(), hash: z.string() })).min(1),
  /** Sorted so that each table comes after the tables it references. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Last value of each sequence. */
  sequences: z.record(z.string(), z.string()),
});
export type Header = z.infer<typeof Header>;

/** Last entry of the archive. An archive without it is truncated. */
export const Footer = z.object({
  /** Number of rows by table name. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Ids of uploads that were deleted while the backup was made. A restore deletes their rows too. */
  gone: z.array(z.string()),
});
export type Footer = z.infer<typeof Footer>;

export const headerName = 'backup.json';
export const footerName = 'end.json';
/** Entries with rows in COPY text format, such as `tables/order/000000`; files are entries `uploads/<id>/<file>`. */
export const tableEntry = /^tables\/([a-z0-9_]+)\/\d{6}$/;
export const uploadEntry = /^uploads\/([\w-]+)\/(\w[\w.-]*)$/;

/** Adds an entry and resolves when it is completely written. tar-stream accepts one entry at a time. */
export const addEntry = async (archive: Pack, name: string, content: Buffer | Readable, size = Buffer.isBuffer(content) ? content.length : 0): Promise<void> => {
  await pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content, archive.entry({ name, size, mode: 0o600 }));
};

/**
 * Writes an archive (tar, gzip) and its signature, readable by their owner only. On a failure no file remains.
 * @throws BackupError when the file exists or cannot be written, or when the recipient is not an age public key
 */
export const writeArchive = async ({ file, recipient, signingKey }: Target, fill: (archive: Pack) => Promise<void>): Promise<void> => {
  if (await stat(file).catch(() => undefined)) throw new BackupError(`${file} already exists. Choose a new file name: a backup is never overwritten`);
  // The process id in the name keeps two concurrent backups from writing to the same file.
  const part = `${file}.${process.pid}.part`;
  const archive = pack();
  const encrypt = recipient === undefined ? [] : [encryptFor(recipient)];
  const sum = createHash(sumAlgorithm);
  const summed = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      sum.update(chunk);
      done(null, chunk);
    },
  });
  // Fast compression: most of the content is pictures, which do not get smaller.
  const written = pipeline([archive, createGzip({ level: constants.Z_BEST_SPEED }), ...encrypt, summed, createWriteStream(part, { mode: 0o600, flush: true })]);
  try {
    await Promise.all([written, fill(archive).then(() => archive.finalize())]);
    if (signingKey) await writeSignature(file, sum, signingKey);
    await rename(part, file);
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await Promise.all([part, ...(signingKey ? [signatureFileOf(file)] : [])].map((left) => rm(left, { force: true })));
    const { code, path } = error as NodeJS.ErrnoException;
    throw code && path?.startsWith(file) ? new BackupError(`${file} cannot be written (${code})`) : error;
  }
};

/** The error for operators when the file cannot be opened, decrypted, decompressed or parsed. */
const unreadable = (file: string, { code, message }: NodeJS.ErrnoException): BackupError => {
  if (message.startsWith('no identity matched')) return new BackupError(`${file} was encrypted for another key`);
  return new BackupError(code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR' ? `${file} cannot be read (${code})` : `${file} is not a complete backup of a shop`);
};

/** @throws BackupError when no key is given */
const requireKey = (file: string, identity: string | undefined): string => {
  if (identity === undefined) throw new BackupError(`${file} is encrypted: pass its key file with --key`);
  return identity;
};

/**
 * Yields the entries of an archive. The consumer must read each entry or skip it with `resume()`. The signature is checked after the
 * last entry, so the content must not be trusted before the iteration ends.
 * @throws BackupError when the file is not a backup, is truncated, is encrypted for another key, or lacks the required signature
 */
export async function* readArchive({ file, identity, signer }: Source, onProgress: (bytes: number) => void = () => undefined): AsyncGenerator<Entry> {
  const decrypt = (await isEncrypted(file)) ? [decryptWith(requireKey(file, identity))] : [];
  const entries = extract();
  const content = createReadStream(file);
  const sum = createHash(sumAlgorithm);
  content.on('data', (chunk) => {
    sum.update(chunk);
    onProgress(content.bytesRead);
  });
  const flowing = pipeline([content, ...decrypt, createGunzip(), entries]);
  flowing.catch(() => undefined);
  try {
    for await (const entry of entries) yield entry;
    await flowing;
    if (signer) await requireSignature(file, sum, signer);
  } catch (error) {
    throw error instanceof BackupError ? error : unreadable(file, error as NodeJS.ErrnoException);
  } finally {
    content.destroy();
  }
}

/** Reads a small entry into a string. */
export const textOf = async (entry: Entry): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
