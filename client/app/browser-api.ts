import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchStreamLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import superjson from 'superjson';
import type { Locale } from '../../src/contract/locales.js';
import type { AppRouter } from '../../src/trpc/app.router.js';
import type { Api } from '../core/api.js';

/** Requests that end with what they are made for. */
const endingWith =
  (end: AbortSignal): typeof fetch =>
  (address, init) =>
    fetch(address, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, end]) : end });

/**
 * The browser's way to the typed endpoint: reads batched and streamed together, order reads alone, writes one a request.
 * @param end of what it is asked for: nobody waits for the answers any more
 */
export const createBrowserApi = (locale: Locale, queryClient: QueryClient, end?: AbortSignal): Api => {
  const options = { url: '/api/trpc', transformer: superjson, headers: { 'x-locale': locale }, ...(end && { fetch: endingWith(end) }) };
  const client = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type, path }) => type === 'mutation' || path.includes('cart.order'),
        true: httpLink(options),
        false: httpBatchStreamLink(options),
      }),
    ],
  });
  return createTRPCOptionsProxy<AppRouter>({ client, queryClient });
};
