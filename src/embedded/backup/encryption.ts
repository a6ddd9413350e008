import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { open, readFile, writeFile } from 'node:fs/promises';
import { Duplex, Readable } from 'node:stream';
import { BackupError } from './backup-error.js';

/** What an encrypted file begins with (age, C2SP). */
const mark = Buffer.from('age-encryption.org/v1\n');

/** Whether a file is encrypted. What cannot be read is not. */
export const isEncrypted = async (file: string): Promise<boolean> => {
  const handle = await open(file).catch(() => undefined);
  try {
    const start = Buffer.alloc(mark.length);
    await handle?.read(start, 0, mark.length, 0).catch(() => undefined);
    return start.equals(mark);
  } finally {
    await handle?.close();
  }
};

type Bytes = ReadableStream<Uint8Array>;
/** A stream of Node through what works on one of the web, as age's library does. */
const asDuplex = (pass: (content: Bytes) => Promise<Bytes>): Duplex =>
  Duplex.from(async function* (content: AsyncIterable<Uint8Array>) {
    yield* await pass(Readable.toWeb(Readable.from(content)) as Bytes);
  });

/** Encrypts what passes, in pieces of 64 kB, each with a MAC. @param recipient `age1…` @throws BackupError for what is no recipient */
export const encryptFor = (recipient: string): Duplex => {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new BackupError(`A backup is encrypted for a public key (age1…), as db key says it: ${recipient} is none`);
  }
  return asDuplex((content) => encrypter.encrypt(content));
};

/** Decrypts what passes. @throws Error, in the flow, when it was encrypted for another key, changed or cut */
export const decryptWith = (identity: string): Duplex => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return asDuplex((content) => decrypter.decrypt(content));
};

/** Writes a new key into a file, for its owner alone. @returns the public key that belongs to it @throws BackupError when the file is there or cannot be written */
export const writeKey = async (file: string): Promise<string> => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(code === 'EEXIST' ? `${file} is there already: a key never replaces another` : `${file} cannot be written (${code})`);
  }
  return recipient;
};

/** The key in a file, as `writeKey` and age's own programs write it. @throws BackupError when there is none */
export const readKey = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${code})`);
  });
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  const isKey = identity !== undefined && (await identityToRecipient(identity).catch(() => undefined)) !== undefined;
  if (!isKey) throw new BackupError(`${file} holds no key (AGE-SECRET-KEY-…)`);
  return identity;
};
