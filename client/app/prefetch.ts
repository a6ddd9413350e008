import type { QueryClient } from '@tanstack/react-query';
import type { RouteKey } from '../../src/contract/routes.js';
import { ignoreError } from '../core/ignored-errors.js';
import { createQueryClient } from '../core/query-client.js';
import { createBrowserApi } from './browser-api.js';
import { listenForIntent } from './listen-for-intent.js';
import { addressOf } from './listen-for-navigation.js';
import type { AppServices } from './load-page.js';
import { openPage } from './open-page.js';
import { routeOfUrl } from './active-route.js';

/** Prefetches pages. */
export interface Prefetcher {
  /** Copies the data that were prefetched for an address to a query client; waits for a running prefetch. */
  take(url: URL, queryClient: QueryClient): Promise<void>;
}

/** Maximum number of concurrent prefetches, and of prefetched pages. */
const limits = { concurrent: 2, stored: 10 } as const;
/** Milliseconds until a prefetched page is discarded. */
const freshFor = 15_000;
/** Pages that are not prefetched, because their data are personal and may change before the click. */
const ownPages = new Set<RouteKey>(['cart', 'checkout', 'checkoutResult', 'myAccount', 'myAccountAddress', 'myAccountDetails', 'withdrawal']);

interface PrefetchedPage {
  done: Promise<unknown>;
  isRunning: boolean;
  /** Prefetched data, separate from the data of the current page. They are copied there when the link is followed, else discarded. */
  reads: QueryClient;
  stop: AbortController;
}
const fetched = new Map<string, PrefetchedPage>();

const nameOf = ({ pathname, search }: URL) => pathname + search;
const drop = (name: string): void => {
  fetched.get(name)?.stop.abort();
  fetched.get(name)?.reads.clear();
  fetched.delete(name);
};

/** Network Information API, in browsers that support it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}
const isPrefetchDisabled = (): boolean => {
  const { saveData = false, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.endsWith('2g') || !navigator.onLine;
};

/** Copies responses that the other client lacks. Stale responses are not copied, so that they are read again. */
const copyReads = (from: QueryClient, to: QueryClient): void => {
  for (const { queryKey, state } of from.getQueryCache().getAll()) {
    if (state.status === 'success' && !state.isInvalidated && to.getQueryData(queryKey) === undefined) to.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
  }
};

const open = async (url: URL, services: AppServices, { reads, stop }: Pick<PrefetchedPage, 'reads' | 'stop'>): Promise<void> => {
  copyReads(services.queryClient, reads);
  const api = createBrowserApi(services.locale, stop.signal);
  try {
    await openPage(url, { ...services, api, queryClient: reads });
  } catch (error) {
    // The error is ignored: a click loads the page again and shows the error.
    ignoreError(error);
  }
};

let running = 0;

/**
 * Prefetches a page: its chunk, texts and data.
 * @returns a function that cancels a running prefetch; undefined when nothing is prefetched
 */
const prefetch = (url: URL, services: AppServices): (() => void) | undefined => {
  const name = nameOf(url);
  const place = routeOfUrl(url, services.locale);
  if (!place || ownPages.has(place.key) || fetched.has(name) || name === nameOf(new URL(window.location.href)) || isPrefetchDisabled()) return undefined;
  if (running >= limits.concurrent || fetched.size >= limits.stored) return undefined;
  const parts = { reads: createQueryClient(), stop: new AbortController() };
  running += 1;
  const one: PrefetchedPage = {
    ...parts,
    isRunning: true,
    done: open(url, services, parts).finally(() => {
      one.isRunning = false;
      running -= 1;
    }),
  };
  fetched.set(name, one);
  const isCurrent = () => fetched.get(name) === one;
  setTimeout(() => isCurrent() && drop(name), freshFor);
  return () => isCurrent() && one.isRunning && drop(name);
};

const take: Prefetcher['take'] = async (url, queryClient) => {
  const name = nameOf(url);
  const one = fetched.get(name);
  if (!one) return;
  fetched.delete(name);
  await one.done;
  copyReads(one.reads, queryClient);
  one.reads.clear();
};

/** Prefetches the pages of links that the visitor is about to follow. */
export const prefetchOnIntent = (services: AppServices): Prefetcher => {
  listenForIntent((link) => {
    const url = addressOf(link);
    return url && prefetch(url, services);
  });
  // A write can change the data of any page, so that it discards all prefetched pages.
  services.queryClient.getMutationCache().subscribe(() => {
    for (const name of fetched.keys()) drop(name);
  });
  return { take };
};
