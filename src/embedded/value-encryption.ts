import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Derives a key for each purpose, so that a value encrypted for one purpose cannot be decrypted for another. */
const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
const usual = 'idempotent answer';

/** Encrypts a value as JSON with AES-256-GCM. @returns base64 of IV, authentication tag and ciphertext */
export const encrypt = (value: unknown, secret: string, purpose = usual): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value) ?? 'null', 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
};

/** Decrypts a result of `encrypt`. @throws Error when the secret or the purpose differs, or the text was changed */
export const decrypt = (sealed: string, secret: string, purpose = usual): unknown => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8'));
};
