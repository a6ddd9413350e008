import { randomBytes } from 'node:crypto';
import { keptText, readText } from '../sealed-text.js';

const purpose = 'secret of a webhook';

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** A secret as the database keeps it. */
export const keptSecret = (secret: string, dataKey: string | undefined): string => keptText(secret, dataKey, purpose);

/** A secret as messages are signed with it. @throws Error when it was sealed with another key */
export const readSecret = (kept: string, dataKey: string | undefined): string => readText(kept, dataKey, purpose);
