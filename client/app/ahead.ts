import type { QueryClient } from '@tanstack/react-query';
import { spare } from '../core/spared.js';
import { whenIdle } from '../core/when-idle.js';
import type { Surroundings } from './load-page.js';

/** What fetches pages ahead of a click. */
export interface Ahead {
  /** Hands what was fetched for an address over to the page's own reads, waiting for what is on its way. */
  take(url: URL, queryClient: QueryClient): Promise<void>;
}

let ahead: Ahead | undefined;

/** Fetches it when the browser has nothing else to do; without it every click fetches for itself. */
export const fetchAheadWhenIdle = async (surroundings: Surroundings): Promise<void> => {
  await whenIdle();
  const part = await import('./prefetch.js').catch(spare);
  ahead = part?.prefetchOnIntent(surroundings);
};

export const takeAhead = async (url: URL, queryClient: QueryClient): Promise<void> => ahead?.take(url, queryClient);
