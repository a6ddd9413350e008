import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../seal.js';

/** Tells what is sealed from what an earlier version, or a shop without a key, kept readable. */
const mark = 'sealed:';
const purpose = 'secret of a webhook';

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** A secret as the database keeps it: sealed where the shop has a key (`DATA_KEY`), readable where it has none. */
export const keptSecret = (secret: string, dataKey: string | undefined): string => (dataKey === undefined ? secret : mark + seal(secret, dataKey, purpose));

/** A secret as messages are signed with it. @throws Error when it was sealed with another key */
export const readSecret = (kept: string, dataKey: string | undefined): string => {
  if (!kept.startsWith(mark)) return kept;
  try {
    return unseal(kept.slice(mark.length), dataKey ?? '', purpose) as string;
  } catch (cause) {
    throw new Error('the secret cannot be read: DATA_KEY is not the one that it was sealed with', { cause });
  }
};
