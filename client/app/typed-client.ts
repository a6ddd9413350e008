import { createTRPCUntypedClient } from '@trpc/client';
import type { Locale } from '../../src/contract/locales.js';
import type { AppRouter } from '../../src/trpc/app.router.js';
import { linksFor } from './links.js';

/** tRPC's client with its links: a chunk that comes with the first call, or when the browser is idle. */
export const createTypedClient = (locale: Locale, end?: AbortSignal) => createTRPCUntypedClient<AppRouter>({ links: linksFor(locale, { end }) });
