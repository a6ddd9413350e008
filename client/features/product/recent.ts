import { isId } from '../../../src/contract/id.js';

/** Storage key of the viewed products. Their ids are sent only to fetch these products. */
const key = 'recently-viewed';
export const maximumRecent = 8;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Puts a product at the head of the list, without duplicates and up to the maximum. */
export const withRecent = (ids: readonly string[], id: string): string[] => [id, ...ids.filter((other) => other !== id)].slice(0, maximumRecent);

/** Returns the ids of the recently viewed products; empty without storage. */
export const readRecent = (store: () => Store = () => localStorage): string[] => {
  try {
    const kept: unknown = JSON.parse(store().getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isId).slice(0, maximumRecent) : [];
  } catch {
    return [];
  }
};

/** Stores a product as viewed. */
export const saveRecent = (id: string, store: () => Store = () => localStorage): void => {
  try {
    store().setItem(key, JSON.stringify(withRecent(readRecent(store), id)));
  } catch {
    // Storage is full or blocked, as in private windows.
  }
};
