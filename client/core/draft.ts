import { tabStorage } from './tab-storage.js';

/** What was typed into a form and not sent yet: kept in this tab, so that a reload, or a look at another page, loses nothing. */
const stored = (name: string) => `draft.${name}`;

export const keepDraft = (name: string, values: object): void => void tabStorage.set(stored(name), JSON.stringify(values));

/** What was kept under a name; empty when nothing was, or nothing that can be read. */
export const recallDraft = (name: string): Record<string, unknown> => {
  const value = tabStorage.read(stored(name));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

export const forgetDraft = (name: string): void => tabStorage.remove(stored(name));
