import { createTRPCUntypedClient } from '@trpc/client';
import type { Locale } from '../../src/contract/locales.js';
import type { AppRouter } from '../../src/trpc/app.router.js';
import { trpcLinks } from './trpc-links.js';

/** tRPC client with its links. A separate chunk, loaded with the first call, or with the initial load of pages that are hydrated at once. */
export const createTypedClient = (locale: Locale, end?: AbortSignal) => createTRPCUntypedClient<AppRouter>({ links: trpcLinks(locale, { end }) });
