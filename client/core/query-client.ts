import { MutationCache, QueryClient } from '@tanstack/react-query';
import { problemOf, refreshAfterWrite } from './api.js';
import { trackCartWrite } from './track-cart.js';

/** After a session has ended, marks all reads as stale without refetching them, so that the current form keeps its input. */
const clearCustomer = async (queryClient: QueryClient, error: unknown): Promise<void> => {
  if (problemOf(error)?.code === 'UNAUTHORIZED') await queryClient.invalidateQueries({ refetchType: 'none' });
};

/** Reads are not retried, not refetched on focus, and stay fresh until a write refreshes their area. */
export const createQueryClient = (): QueryClient => {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      // Without a connection, reads and writes fail at once instead of being paused.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (data, _variables, _result, { options }) => {
        trackCartWrite(queryClient, options, data);
        return refreshAfterWrite(queryClient);
      },
      onError: (error) => clearCustomer(queryClient, error),
    }),
  });
  return queryClient;
};
