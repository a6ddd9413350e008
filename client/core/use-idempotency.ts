import { useState } from 'react';

/** The key of what is sent: the same one for the same words tried again, another one for others. Without words: the first that will be used. */
export const useIdempotency = (): ((words?: object) => string) => {
  const [keys] = useState(() => ({ first: crypto.randomUUID() as string, known: new Map<string, string>() }));
  return (words) => {
    if (!words) return keys.first;
    const text = JSON.stringify(words);
    const key = keys.known.get(text) ?? (keys.known.size === 0 ? keys.first : crypto.randomUUID());
    keys.known.set(text, key);
    return key;
  };
};
