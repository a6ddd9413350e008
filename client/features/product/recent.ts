/** Where the browser keeps what was looked at; it never leaves it but as ids to show again. */
const key = 'recently-viewed';
export const maximumRecent = 8;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The list with a product at its head: each once, and no more than are shown. */
export const withRecent = (ids: readonly string[], id: string): string[] => [id, ...ids.filter((other) => other !== id)].slice(0, maximumRecent);

/** Ids of the products looked at last; none where the browser keeps nothing. */
export const readRecent = (store: () => Store = () => localStorage): string[] => {
  try {
    const kept: unknown = JSON.parse(store().getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,80}$/.test(id)).slice(0, maximumRecent) : [];
  } catch {
    return [];
  }
};

/** Remembers that a product was looked at, where the browser keeps anything. */
export const keepRecent = (id: string, store: () => Store = () => localStorage): void => {
  try {
    store().setItem(key, JSON.stringify(withRecent(readRecent(store), id)));
  } catch {
    // Private windows and full stores keep nothing.
  }
};
