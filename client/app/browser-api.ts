import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { Locale } from '../../src/contract/locales.js';
import type { AppRouter } from '../../src/trpc/app.router.js';
import type { Api } from '../core/api.js';
import { linksFor } from './links.js';

/**
 * The typed procedures as pages ask for them in the browser.
 * @param end of what they are asked for: nobody waits for the answers any more
 */
export const createBrowserApi = (locale: Locale, queryClient: QueryClient, end?: AbortSignal): Api =>
  createTRPCOptionsProxy<AppRouter>({ client: createTRPCClient<AppRouter>({ links: linksFor(locale, { end }) }), queryClient });
