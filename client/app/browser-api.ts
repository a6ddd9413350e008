import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchStreamLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import superjson from 'superjson';
import type { Locale } from '../../src/contract/locales.js';
import type { AppRouter } from '../../src/trpc/app.router.js';
import type { Api } from '../core/api.js';

/** The browser's way to the typed endpoint: reads batched and streamed together, order reads alone, writes one a request. */
export const createBrowserApi = (locale: Locale, queryClient: QueryClient): Api => {
  const options = { url: '/api/trpc', transformer: superjson, headers: { 'x-locale': locale } };
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
