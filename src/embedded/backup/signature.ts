import { createPrivateKey, createPublicKey, generateKeyPairSync, type Hash, type KeyObject, sign, verify } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { BackupError } from './backup-error.js';

/** Of the sum of a backup's file. */
export const sumAlgorithm = 'sha512';
/** Where the signature of a backup stands: beside it, so that the file stays what tar and age know. */
export const signatureFileOf = (file: string): string => `${file}.sig`;

const prefix = 'ed25519:';
/** What is signed: with words in front, so that a signature made for anything else never fits. */
const statementOf = (sum: Hash): Buffer => Buffer.concat([Buffer.from('Backup of a shop, SHA-512:\n'), sum.digest()]);

/** As people name a public key: `ed25519:` and 32 bytes in base64url. */
const spelled = (key: KeyObject): string => prefix + key.export({ format: 'jwk' }).x;

const unreadable = (file: string) => (error: NodeJS.ErrnoException) => {
  throw new BackupError(`${file} cannot be read (${error.code})`);
};

/** Writes a new key for signing into a file (PKCS #8), for its owner alone. @returns the public key that belongs to it @throws BackupError when the file is there or cannot be written */
export const writeSigningKey = async (file: string): Promise<string> => {
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new BackupError(code === 'EEXIST' ? `${file} is there already: a key never replaces another` : `${file} cannot be written (${code})`);
  });
  return spelled(privateKey);
};

/** The key in a file that `writeSigningKey` wrote. @throws BackupError when there is none */
export const readSigningKey = async (file: string): Promise<KeyObject> => {
  const text = await readFile(file, 'utf8').catch(unreadable(file));
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below, as for a key of another kind.
  }
  throw new BackupError(`${file} holds no key for signing, as db signing-key writes it`);
};

/** @param spelling `ed25519:…` @throws BackupError for what is no public key */
export const publicKeyOf = (spelling: string): KeyObject => {
  const x = spelling.startsWith(prefix) ? spelling.slice(prefix.length) : '';
  if (Buffer.from(x, 'base64url').length !== 32) throw new BackupError(`A signature is checked by a public key (${prefix}…), as db signing-key says it: ${spelling} is none`);
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
};

/** Writes the signature of a backup with this sum beside it. */
export const writeSignature = (file: string, sum: Hash, key: KeyObject): Promise<void> =>
  writeFile(signatureFileOf(file), `${sign(null, statementOf(sum), key).toString('base64')}\n`, { mode: 0o600 });

/** @throws BackupError when a backup with this sum was not signed by this key */
export const requireSignature = async (file: string, sum: Hash, signer: KeyObject): Promise<void> => {
  const signature = await readFile(signatureFileOf(file), 'utf8').catch(unreadable(signatureFileOf(file)));
  if (verify(null, statementOf(sum), signer, Buffer.from(signature, 'base64'))) return;
  throw new BackupError(`${file} was not signed by ${spelled(signer)}, or was changed since`);
};
