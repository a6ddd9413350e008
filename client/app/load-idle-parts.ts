import type { QueryClient } from '@tanstack/react-query';
import { ignoreError } from '../core/ignored-errors.js';
import { pageHydrated } from '../core/page-hydrated.js';
import { whenIdle } from '../core/when-idle.js';
import type { AppServices } from './load-page.js';
import type { Prefetcher } from './prefetch.js';

let prefetcher: Prefetcher | undefined;

/** Loads and starts the idle parts. If that fails, each click loads its page itself. */
export const startIdleParts = async (services: AppServices): Promise<void> => {
  await whenIdle();
  const parts = await import('./idle-parts.js').catch(ignoreError);
  parts?.keepReplacedTextUpdatable(document.body);
  parts?.startWishes(services);
  prefetcher = parts?.prefetchOnIntent(services);
  await pageHydrated;
  parts?.divideLongWords(document.body, services.locale);
};

export const takePrefetched = async (url: URL, queryClient: QueryClient): Promise<void> => prefetcher?.take(url, queryClient);
