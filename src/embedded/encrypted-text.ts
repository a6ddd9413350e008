import { decrypt, encrypt } from './value-encryption.js';

/** Prefix of encrypted texts. Texts without it were stored in clear text by an earlier version, or by a shop without DATA_KEY. */
export const encryptedPrefix = 'sealed:';

/** Returns a text as the database stores it: encrypted with DATA_KEY, or in clear text without a key. @param purpose a text can only be decrypted for the purpose it was encrypted for */
export const encryptText = (text: string, dataKey: string | undefined, purpose: string): string =>
  dataKey === undefined ? text : encryptedPrefix + encrypt(text, dataKey, purpose);

/** Returns the clear text of a stored text. @throws Error when it was encrypted with another key */
export const decryptText = (kept: string, dataKey: string | undefined, purpose: string): string => {
  if (!kept.startsWith(encryptedPrefix)) return kept;
  try {
    return decrypt(kept.slice(encryptedPrefix.length), dataKey ?? '', purpose) as string;
  } catch (cause) {
    throw new Error(`the ${purpose} cannot be decrypted: DATA_KEY is not the key that encrypted it. Set DATA_KEY to that key.`, { cause });
  }
};
