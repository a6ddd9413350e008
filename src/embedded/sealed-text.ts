import { seal, unseal } from './seal.js';

/** Tells what is sealed from what an earlier version, or a shop without a key, kept readable. */
export const sealedMark = 'sealed:';

/** A text as the database keeps it: sealed where the shop has a key (`DATA_KEY`), readable where it has none. @param purpose what was sealed for one opens nowhere else */
export const keptText = (text: string, dataKey: string | undefined, purpose: string): string => (dataKey === undefined ? text : sealedMark + seal(text, dataKey, purpose));

/** A text that the database kept. @throws Error when it was sealed with another key */
export const readText = (kept: string, dataKey: string | undefined, purpose: string): string => {
  if (!kept.startsWith(sealedMark)) return kept;
  try {
    return unseal(kept.slice(sealedMark.length), dataKey ?? '', purpose) as string;
  } catch (cause) {
    throw new Error(`the ${purpose} cannot be read: DATA_KEY is not the one that it was sealed with`, { cause });
  }
};
