import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { open, readFile, writeFile } from 'node:fs/promises';
import { Duplex, Readable } from 'node:stream';
import { BackupError } from './backup-error.js';

/** First bytes of an age file. @see https://c2sp.org/age */
const mark = Buffer.from('age-encryption.org/v1\n');

/** Whether a file begins with the age header; false for a file that cannot be read. */
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
/** Turns a function on web streams, as in age's library, into a Node.js duplex stream. */
const asDuplex = (pass: (content: Bytes) => Promise<Bytes>): Duplex =>
  Duplex.from(async function* (content: AsyncIterable<Uint8Array>) {
    yield* await pass(Readable.toWeb(Readable.from(content)) as Bytes);
  });

/** A stream that encrypts its content with age: chunks of 64 KiB, each authenticated. @param recipient `age1…` @throws BackupError when the recipient is not an age public key */
export const encryptFor = (recipient: string): Duplex => {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new BackupError(`${recipient} is not an age public key (age1…). Use the public key that db key prints`);
  }
  return asDuplex((content) => encrypter.encrypt(content));
};

/** A stream that decrypts an age file. It fails when the content was encrypted for another key, changed or truncated. */
export const decryptWith = (identity: string): Duplex => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return asDuplex((content) => decrypter.decrypt(content));
};

/** Writes a new key to a file that only its owner can read. @returns the public key that belongs to it @throws BackupError when the file exists or cannot be written */
export const writeKey = async (file: string): Promise<string> => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(code === 'EEXIST' ? `${file} already exists. Choose a new file name: a key is never overwritten` : `${file} cannot be written (${code})`);
  }
  return recipient;
};

/** Reads the key from a file that `writeKey` or `age-keygen` wrote. @throws BackupError when the file cannot be read or contains no key */
export const readKey = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${code})`);
  });
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  const isKey = identity !== undefined && (await identityToRecipient(identity).catch(() => undefined)) !== undefined;
  if (!isKey) throw new BackupError(`${file} contains no key (AGE-SECRET-KEY-…)`);
  return identity;
};
