import { createPrivateKey, createPublicKey, generateKeyPairSync, type Hash, type KeyObject, sign, verify } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { BackupError } from './backup-error.js';

/** Hash algorithm whose digest of the backup file is signed. */
export const sumAlgorithm = 'sha512';
/** Path of a backup's signature. It is a separate file, so that tar and age can still read the backup. */
export const signatureFileOf = (file: string): string => `${file}.sig`;

const prefix = 'ed25519:';
/** The signed bytes. The prefix separates domains: a signature that the key made for another purpose is never valid here. */
const statementOf = (sum: Hash): Buffer => Buffer.concat([Buffer.from('Backup of a shop, SHA-512:\n'), sum.digest()]);

/** Text form of a public key: `ed25519:` and 32 bytes in base64url. */
const spelled = (key: KeyObject): string => prefix + key.export({ format: 'jwk' }).x;

const unreadable = (file: string) => (error: NodeJS.ErrnoException) => {
  throw new BackupError(`${file} cannot be read (${error.code})`);
};

/** Writes a new signing key (PKCS #8) to a file that only its owner can read. @returns the public key that belongs to it @throws BackupError when the file exists or cannot be written */
export const writeSigningKey = async (file: string): Promise<string> => {
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new BackupError(code === 'EEXIST' ? `${file} already exists. Choose a new file name: a key is never overwritten` : `${file} cannot be written (${code})`);
  });
  return spelled(privateKey);
};

/** Reads the key from a file that `writeSigningKey` wrote. @throws BackupError when the file cannot be read or contains no Ed25519 key */
export const readSigningKey = async (file: string): Promise<KeyObject> => {
  const text = await readFile(file, 'utf8').catch(unreadable(file));
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error below also covers keys of another kind.
  }
  throw new BackupError(`${file} contains no signing key. Create one with db signing-key`);
};

/** Parses the text form of a public key. @param spelling `ed25519:…` @throws BackupError for any other text */
export const publicKeyOf = (spelling: string): KeyObject => {
  const x = spelling.startsWith(prefix) ? spelling.slice(prefix.length) : '';
  if (Buffer.from(x, 'base64url').length !== 32) throw new BackupError(`${spelling} is not a public signing key (${prefix}…). Use the public key that db signing-key prints`);
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
};

/** Writes the signature file of a backup. @param sum hash of the backup file, not digested yet */
export const writeSignature = (file: string, sum: Hash, key: KeyObject): Promise<void> =>
  writeFile(signatureFileOf(file), `${sign(null, statementOf(sum), key).toString('base64')}\n`, { mode: 0o600 });

/** Checks the signature file of a backup. @param sum hash of the backup file, not digested yet @throws BackupError when the signature is missing or not valid */
export const requireSignature = async (file: string, sum: Hash, signer: KeyObject): Promise<void> => {
  const signature = await readFile(signatureFileOf(file), 'utf8').catch(unreadable(signatureFileOf(file)));
  if (verify(null, statementOf(sum), signer, Buffer.from(signature, 'base64'))) return;
  throw new BackupError(`${file} was not signed by ${spelled(signer)}, or was changed after signing`);
};
