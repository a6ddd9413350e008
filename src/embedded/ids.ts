import { createHash, randomBytes } from 'node:crypto';

/** An unguessable id (96 bits). */
export const newId = (): string => randomBytes(12).toString('base64url');

/** An unguessable secret (256 bits). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hexadecimal. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
