import { tabStorage } from '../core/tab-storage.js';

/** A history entry: its key, and the number of entries of this site before it. Stored in the state of the history. */
export interface HistoryEntry {
  key: string;
  at: number;
}

/** Scroll position and focused element (by id or link target) at the time the visitor left a page. */
export interface ScrollState {
  y: number;
  id?: string;
  href?: string;
}

const stored = 'entries';
/** Maximum number of stored entries. */
const maximum = 50;

const isEntry = (state: unknown): state is HistoryEntry => typeof state === 'object' && state !== null && 'key' in state && 'at' in state;
const newEntry = (at: number): HistoryEntry => ({ key: crypto.randomUUID(), at });

/** The entry whose page is shown, and its address. */
let shown: HistoryEntry & { path: string } = { key: '', at: 0, path: '' };
const pathNow = () => window.location.pathname + window.location.search;

/** The current entry of the browser. An entry that the browser created for a hash gets a key now. */
export const currentEntry = (): HistoryEntry & { isNew: boolean } => {
  const state: unknown = window.history.state;
  if (isEntry(state)) return { ...state, isNew: false };
  const entry = newEntry(shown.at + 1);
  window.history.replaceState(entry, '');
  return { ...entry, isNew: true };
};

/** Adds an address to the history, or replaces the current entry. */
export const pushEntry = (url: URL, isReplaced: boolean): HistoryEntry => {
  const before = currentEntry();
  const { key, at } = isReplaced ? before : newEntry(before.at + 1);
  window.history[isReplaced ? 'replaceState' : 'pushState']({ key, at }, '', url);
  return { key, at };
};

/** Moves from one entry to another, as the buttons of the browser do. */
export const goToEntry = (from: HistoryEntry, to: HistoryEntry): void => {
  // `history.go(0)` would reload the page.
  if (from.at !== to.at) window.history.go(to.at - from.at);
};

/** Records that the page of this entry is shown. */
export const setShownEntry = ({ key, at }: HistoryEntry): void => {
  shown = { key, at, path: pathNow() };
};
export const shownEntry = (): typeof shown => shown;
export const isShown = (): boolean => shown.path === pathNow();

const focused = (): Pick<ScrollState, 'id' | 'href'> => {
  const { activeElement } = document;
  if (activeElement?.id) return { id: activeElement.id };
  const href = activeElement?.getAttribute('href');
  return href ? { href } : {};
};

const savedScrollStates = (): [string, ScrollState][] => {
  const read = tabStorage.read(stored);
  return Array.isArray(read) ? (read as [string, ScrollState][]) : [];
};

/** Stores scroll position and focus of the shown page. */
export const saveScrollState = (): void => {
  const others = savedScrollStates().filter(([key]) => key !== shown.key);
  const left: ScrollState = { y: Math.round(window.scrollY), ...focused() };
  tabStorage.set(stored, JSON.stringify([...others, [shown.key, left]].slice(-maximum)));
};

export const scrollStateOf = ({ key }: HistoryEntry): ScrollState | undefined => savedScrollStates().find(([known]) => known === key)?.[1];

/**
 * Manages the scroll position of each entry while this document is active, because the content of a page is rendered after its address
 * changes. When a document is loaded or left, the browser restores the position itself, which works better than a script.
 */
export const manageScrollRestoration = (): void => {
  setShownEntry(currentEntry());
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  // Another document of this site left the entry with manual restoration.
  if (window.history.scrollRestoration === 'manual') window.scrollTo(0, scrollStateOf(shown)?.y ?? 0);
  if (document.readyState === 'complete') take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', () => {
    saveScrollState();
    window.history.scrollRestoration = 'auto';
  });
};
