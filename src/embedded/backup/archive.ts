import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { type Entry, extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { brandCodes } from '../../contract/brands.js';
import { BackupError } from './backup-error.js';
import { decryptWith, encryptFor, isEncrypted } from './encryption.js';
import { requireSignature, signatureFileOf, sumAlgorithm, writeSignature } from './signature.js';

/** A backup's file, the key that opens it where it is encrypted, and whose signature it must bear, if anybody's. */
export interface Source {
  file: string;
  identity?: string | undefined;
  signer?: KeyObject | undefined;
}
/** Where a backup goes, whose key alone opens it (undefined: it is not encrypted), and what it is signed with. */
export interface Target {
  file: string;
  recipient?: string | undefined;
  signingKey?: KeyObject | undefined;
}

/** The first entry: what the archive holds. */
export const Header = z.object({
  format: z.literal(1),
  brand: z.enum(brandCodes),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ at: z.number(), hash: z.string() })).min(1),
  /** In an order in which each stands after those it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Where each sequence stands. */
  sequences: z.record(z.string(), z.string()),
});
export type Header = z.infer<typeof Header>;

/** The last entry: an archive without it was cut. */
export const Footer = z.object({
  /** By table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Uploads that were deleted while the backup was made: their rows have to go as well. */
  gone: z.array(z.string()),
});
export type Footer = z.infer<typeof Footer>;

export const headerName = 'backup.json';
export const footerName = 'end.json';
/** `tables/order/000000`: rows as COPY writes them; `uploads/<id>/<file>`. */
export const tableEntry = /^tables\/([a-z0-9_]+)\/\d{6}$/;
export const uploadEntry = /^uploads\/([\w-]+)\/(\w[\w.-]*)$/;

/** Adds an entry whole before the next one begins. */
export const addEntry = async (archive: Pack, name: string, content: Buffer | Readable, size = Buffer.isBuffer(content) ? content.length : 0): Promise<void> => {
  await pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content, archive.entry({ name, size, mode: 0o600 }));
};

/**
 * Writes an archive (tar, gzip) that is there whole, with its signature, or not at all, for its owner alone.
 * @throws BackupError when the file is there already or cannot be written, and for what is no recipient
 */
export const writeArchive = async ({ file, recipient, signingKey }: Target, fill: (archive: Pack) => Promise<void>): Promise<void> => {
  if (await stat(file).catch(() => undefined)) throw new BackupError(`${file} is there already: a backup never replaces another`);
  // Its own name, so that two at once do not write into each other.
  const part = `${file}.${process.pid}.part`;
  const archive = pack();
  // Most of it are pictures, which do not get smaller: little effort is enough.
  const encrypt = recipient === undefined ? [] : [encryptFor(recipient)];
  const sum = createHash(sumAlgorithm);
  const summed = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      sum.update(chunk);
      done(null, chunk);
    },
  });
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

/** What goes wrong with bytes that are none of ours. */
const unreadable = (file: string, { code, message }: NodeJS.ErrnoException): BackupError => {
  if (message.startsWith('no identity matched')) return new BackupError(`${file} was encrypted for another key`);
  return new BackupError(code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR' ? `${file} cannot be read (${code})` : `${file} is not a whole backup of a shop`);
};

/** @throws BackupError without one */
const requireKey = (file: string, identity: string | undefined): string => {
  if (identity === undefined) throw new BackupError(`${file} is encrypted: name the file of its key with --key`);
  return identity;
};

/** The entries of an archive; each has to be read, or let go with `resume()`. Whether it is signed shows at its end: until then nothing counts. @throws BackupError when the file is none, cut, encrypted for another key, or not signed by whom it must be */
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

/** The content of a small entry. */
export const textOf = async (entry: Entry): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
