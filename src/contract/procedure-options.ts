/**
 * Calls a typed procedure.
 * @param path router and name: `cart.order`
 * @param signal aborts the call
 */
export type CallProcedure = (type: 'query' | 'mutation', path: string, input: unknown, signal?: AbortSignal) => Promise<unknown>;

interface ReadOptions {
  /** Whether a read is aborted when its last observer unmounts. */
  trpc?: { abortOnUnmount?: boolean };
}

/**
 * Query and mutation options of a procedure, with the shape and keys of tRPC's options proxy. That proxy would add the tRPC client
 * to the initial load, and during server rendering it creates every step of `api.products.list` again at each access.
 */
export const procedureOptions = (path: string, request: CallProcedure) => {
  const name = path.split('.');
  const queryKey = (input?: unknown) => [name, input === undefined ? { type: 'query' } : { input, type: 'query' }];
  return {
    queryKey,
    queryFilter: (input?: unknown) => ({ queryKey: queryKey(input) }),
    pathFilter: () => ({ queryKey: [name] }),
    queryOptions: (input?: unknown, { trpc, ...options }: ReadOptions = {}) => ({
      ...options,
      queryKey: queryKey(input),
      queryFn: ({ signal }: { signal: AbortSignal }) => request('query', path, input, trpc?.abortOnUnmount ? signal : undefined),
    }),
    mutationOptions: (options: object = {}) => ({ ...options, mutationKey: [name], mutationFn: (input: unknown) => request('mutation', path, input) }),
  };
};
