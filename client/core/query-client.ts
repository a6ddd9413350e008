import { MutationCache, QueryClient } from '@tanstack/react-query';
import { refreshAfterWrite } from './api.js';

/** Reads are not retried, not refetched on focus, and stay until a write refreshes their area. */
export const createQueryClient = (): QueryClient => {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({ onSuccess: () => refreshAfterWrite(queryClient) }),
  });
  return queryClient;
};
