import { tabStorage } from './tab-storage.js';

/** Drafts are the unsent values of forms, stored in this tab so that a reload or a visit to another page does not lose them. */
const stored = (name: string) => `draft.${name}`;

export const saveDraft = (name: string, values: object): void => void tabStorage.set(stored(name), JSON.stringify(values));

/** Stored values of a draft; empty when there are none or they cannot be parsed. */
export const readDraft = (name: string): Record<string, unknown> => {
  const value = tabStorage.read(stored(name));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

export const clearDraft = (name: string): void => tabStorage.remove(stored(name));
