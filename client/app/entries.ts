import { tabStorage } from '../core/tab-storage.js';

/** An entry of the history: which one, and how many of ours stand before it. Kept in the history's own state. */
export interface Entry {
  key: string;
  at: number;
}

/** How a reader left a page: how far down, and what had the focus, by its id or by where it leads. */
export interface Left {
  y: number;
  id?: string;
  href?: string;
}

const stored = 'entries';
/** Entries that are remembered. */
const maximum = 50;

const isEntry = (state: unknown): state is Entry => typeof state === 'object' && state !== null && 'key' in state && 'at' in state;
const fresh = (at: number): Entry => ({ key: crypto.randomUUID(), at });

/** The entry whose page is shown, and its address. */
let shown: Entry & { path: string } = { key: '', at: 0, path: '' };
const pathNow = () => window.location.pathname + window.location.search;

/** The entry the browser is at: ours, or one that it made itself for a hash, which is named now. */
export const entryNow = (): Entry & { isNew: boolean } => {
  const state: unknown = window.history.state;
  if (isEntry(state)) return { ...state, isNew: false };
  const entry = fresh(shown.at + 1);
  window.history.replaceState(entry, '');
  return { ...entry, isNew: true };
};

/** Enters an address into the history, after the entry shown or in its place. */
export const enter = (url: URL, isReplaced: boolean): Entry => {
  const before = entryNow();
  const { key, at } = isReplaced ? before : fresh(before.at + 1);
  window.history[isReplaced ? 'replaceState' : 'pushState']({ key, at }, '', url);
  return { key, at };
};

/** Goes from one entry to another, as the buttons of the browser do. */
export const travel = (from: Entry, to: Entry): void => {
  // No step at all would be a reload.
  if (from.at !== to.at) window.history.go(to.at - from.at);
};

/** From now on the page of this entry is the one that is shown. */
export const stayAt = ({ key, at }: Entry): void => {
  shown = { key, at, path: pathNow() };
};
export const shownEntry = (): typeof shown => shown;
export const isShown = (): boolean => shown.path === pathNow();

const focused = (): Pick<Left, 'id' | 'href'> => {
  const { activeElement } = document;
  if (activeElement?.id) return { id: activeElement.id };
  const href = activeElement?.getAttribute('href');
  return href ? { href } : {};
};

const leftBefore = (): [string, Left][] => {
  const read = tabStorage.read(stored);
  return Array.isArray(read) ? (read as [string, Left][]) : [];
};

/** Remembers how the page shown is left. */
export const rememberLeft = (): void => {
  const others = leftBefore().filter(([key]) => key !== shown.key);
  const left: Left = { y: Math.round(window.scrollY), ...focused() };
  tabStorage.set(stored, JSON.stringify([...others, [shown.key, left]].slice(-maximum)));
};

export const leftAt = ({ key }: Entry): Left | undefined => leftBefore().find(([known]) => known === key)?.[1];

/**
 * Takes the scroll position of each entry into our hands while this document lives: a page's content comes after its address.
 * While a document comes and goes it is the browser's, which restores a whole document better than any script.
 */
export const keepEntries = (): void => {
  stayAt(entryNow());
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  // An entry that another document of ours left in our hands.
  if (window.history.scrollRestoration === 'manual') window.scrollTo(0, leftAt(shown)?.y ?? 0);
  if (document.readyState === 'complete') take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', () => {
    rememberLeft();
    window.history.scrollRestoration = 'auto';
  });
};
