import { randomBytes } from 'node:crypto';
import { decryptText, encryptText } from '../encrypted-text.js';

const purpose = 'secret of a webhook';

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Returns a secret as the database stores it: encrypted when there is a key. */
export const encryptSecret = (secret: string, dataKey: string | undefined): string => encryptText(secret, dataKey, purpose);

/** Returns a stored secret in clear text. @throws Error when it was encrypted with another key */
export const decryptSecret = (kept: string, dataKey: string | undefined): string => decryptText(kept, dataKey, purpose);
