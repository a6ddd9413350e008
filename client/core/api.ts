import type { QueryClient } from '@tanstack/react-query';
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { ProblemCode, ProblemDetails } from '../../src/contract/errors.js';
import type { AppRouter } from '../../src/trpc/app.router.js';
import { createRequiredContext } from './required-context.js';

/** Options for react-query of every typed procedure: `useSuspenseQuery(api.cart.order.queryOptions())`. */
export type Api = TRPCOptionsProxy<AppRouter>;

export const [ApiProvider, useApi] = createRequiredContext<Api>('api');

/** Areas whose cached reads are refreshed after any successful write. */
export const refreshedAfterWrite = ['cart', 'user', 'auth', 'orders'] as const;

/** Marks the reads of those areas as stale, so that shown ones are read again. */
export const refreshAfterWrite = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => Array.isArray(queryKey[0]) && refreshedAfterWrite.some((area) => area === (queryKey[0] as unknown[])[0]) });

/** Problem details of a failed call, localised by the server; undefined when there was no response. */
export const problemOf = (error: unknown): ProblemDetails | undefined => {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined;
  return data && typeof data === 'object' && 'problem' in data ? (data.problem as ProblemDetails) : undefined;
};

/** Code of a failed call: from its problem details in the browser, from its cause during server rendering. */
export const codeOf = (error: unknown): ProblemCode | undefined => {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return problemOf(error)?.code ?? (cause instanceof Error && 'code' in cause ? (cause.code as ProblemCode) : undefined);
};

/** Whether the outcome of a write is unknown: its response was lost, and the cart could not be read again. */
export const isUncertain = (error: unknown): boolean => error instanceof Error && error.name === 'UncertainWriteError';

/** Whether the response of a call could not be parsed, so that its outcome is unknown. */
export const isUnreadable = (error: unknown): boolean => error instanceof Error && error.name === 'UnparsableResponseError';
