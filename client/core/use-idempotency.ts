import { useState } from 'react';

/** Returns idempotency keys: the same key for equal contents, another key for others. Without contents: the key of the first contents. */
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
