import { createHash, randomBytes } from 'node:crypto';
import { customAlphabet } from 'nanoid';

/**
 * An unguessable id: 17 letters and digits (101 bits). Nothing else, since ids stand in file names, in addresses that
 * people select by a double click, and among the words of a command, where one that begins with `-` would be an option.
 */
export const newId = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 17);

/** The same for what opens by its id alone, such as a picture in a mail: 22 letters and digits (131 bits). */
export const newOpeningId = (): string => newId(22);

/** An unguessable secret (256 bits). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hexadecimal. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
