import type { QueryClient } from '@tanstack/react-query';
import { spare } from '../core/spared.js';
import { whenIdle } from '../core/when-idle.js';
import type { Surroundings } from './load-page.js';

/** Prefetches pages. */
export interface Ahead {
  /** Copies the data that were prefetched for an address to a query client; waits for a running prefetch. */
  take(url: URL, queryClient: QueryClient): Promise<void>;
}

let ahead: Ahead | undefined;

/** Loads the prefetch code when the browser is idle. If that fails, each click loads its page itself. */
export const fetchAheadWhenIdle = async (surroundings: Surroundings): Promise<void> => {
  await whenIdle();
  const part = await import('./prefetch.js').catch(spare);
  ahead = part?.prefetchOnIntent(surroundings);
};

export const takeAhead = async (url: URL, queryClient: QueryClient): Promise<void> => ahead?.take(url, queryClient);
