import { createHash, randomBytes } from 'node:crypto';
import { customAlphabet } from 'nanoid';

/**
 * Returns an unguessable id of 17 letters and digits (101 bits). It has no other characters because ids occur in file names, in
 * URLs where a double click selects a word, and in command arguments, where a leading `-` would make it an option.
 */
export const newId = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 17);

/** Returns an id of 22 letters and digits (131 bits), for what anybody can open who has the id, such as a picture in a mail. */
export const newPublicId = (): string => newId(22);

/** Returns a random secret of 256 bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hexadecimal. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
