import type { QueryClient } from '@tanstack/react-query';
import type { RouteKey } from '../../src/contract/routes.js';
import { spare } from '../core/spared.js';
import { createQueryClient } from '../core/query-client.js';
import type { Ahead } from './ahead.js';
import { createBrowserApi } from './browser-api.js';
import { listenForIntent } from './listen-for-intent.js';
import { addressOf } from './listen-for-navigation.js';
import type { Surroundings } from './load-page.js';
import { openPage } from './open-page.js';
import { placeOf } from './place.js';

/** Pages that are being fetched at once, and that are kept for a click. */
const most = { atOnce: 2, kept: 10 } as const;
/** Milliseconds for which what was fetched counts: a click that comes later reads for itself. */
const freshFor = 15_000;
/** What stands there is the visitor's own, and may be another by the time they get there. */
const ownPages = new Set<RouteKey>(['cart', 'checkout', 'checkoutResult', 'myAccount', 'myAccountAddress', 'myAccountDetails', 'withdrawal']);

interface Fetched {
  done: Promise<unknown>;
  isRunning: boolean;
  /** What was read, apart from what the page shows: it becomes the page's when the link is followed, and is dropped when not. */
  reads: QueryClient;
  stop: AbortController;
}
const fetched = new Map<string, Fetched>();

const nameOf = ({ pathname, search }: URL) => pathname + search;
const drop = (name: string): void => {
  fetched.get(name)?.stop.abort();
  fetched.get(name)?.reads.clear();
  fetched.delete(name);
};

/** What a connection says of itself, where it does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}
const isSpared = (): boolean => {
  const { saveData = false, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.endsWith('2g') || !navigator.onLine;
};

/** Copies answers that the other does not have; what has become stale is read anew where it is needed. */
const copyReads = (from: QueryClient, to: QueryClient): void => {
  for (const { queryKey, state } of from.getQueryCache().getAll()) {
    if (state.status === 'success' && !state.isInvalidated && to.getQueryData(queryKey) === undefined) to.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
  }
};

const open = async (url: URL, surroundings: Surroundings, { reads, stop }: Pick<Fetched, 'reads' | 'stop'>): Promise<void> => {
  copyReads(surroundings.queryClient, reads);
  const api = createBrowserApi(surroundings.locale, stop.signal);
  try {
    await openPage(url, { ...surroundings, api, queryClient: reads });
  } catch (error) {
    // A click tries again, and tells.
    spare(error);
  }
};

let running = 0;

/**
 * Fetches the page that a link is about to lead to: its chunk, texts and data.
 * @returns the function that gives up what has not come yet; undefined when nothing is fetched
 */
const prefetch = (url: URL, surroundings: Surroundings): (() => void) | undefined => {
  const name = nameOf(url);
  const place = placeOf(url, surroundings.locale);
  if (!place || ownPages.has(place.key) || fetched.has(name) || name === nameOf(new URL(window.location.href)) || isSpared()) return undefined;
  if (running >= most.atOnce || fetched.size >= most.kept) return undefined;
  const parts = { reads: createQueryClient(), stop: new AbortController() };
  running += 1;
  const one: Fetched = {
    ...parts,
    isRunning: true,
    done: open(url, surroundings, parts).finally(() => {
      one.isRunning = false;
      running -= 1;
    }),
  };
  fetched.set(name, one);
  const isStillThere = () => fetched.get(name) === one;
  setTimeout(() => isStillThere() && drop(name), freshFor);
  return () => isStillThere() && one.isRunning && drop(name);
};

const take: Ahead['take'] = async (url, queryClient) => {
  const name = nameOf(url);
  const one = fetched.get(name);
  if (!one) return;
  fetched.delete(name);
  await one.done;
  copyReads(one.reads, queryClient);
  one.reads.clear();
};

/** Fetches ahead what links lead to that are about to be followed, from now on. */
export const prefetchOnIntent = (surroundings: Surroundings): Ahead => {
  listenForIntent((link) => {
    const url = addressOf(link);
    return url && prefetch(url, surroundings);
  });
  // A write may change what any page shows: what was read before it counts no longer.
  surroundings.queryClient.getMutationCache().subscribe(() => {
    for (const name of fetched.keys()) drop(name);
  });
  return { take };
};
