import type { QueryClient } from '@tanstack/react-query';
import { ignoreError } from '../core/ignored-errors.js';
import { whenIdle } from '../core/when-idle.js';
import type { AppServices } from './load-page.js';
import type { Prefetcher } from './prefetch.js';

let prefetcher: Prefetcher | undefined;

/** Loads the prefetch code when the browser is idle. If that fails, each click loads its page itself. */
export const startPrefetchingWhenIdle = async (services: AppServices): Promise<void> => {
  await whenIdle();
  const part = await import('./prefetch.js').catch(ignoreError);
  prefetcher = part?.prefetchOnIntent(services);
};

export const takePrefetched = async (url: URL, queryClient: QueryClient): Promise<void> => prefetcher?.take(url, queryClient);
