/**
 * Asks a typed procedure.
 * @param path area and name: `cart.order`
 * @param signal of who waits for the answer
 */
export type AskProcedure = (type: 'query' | 'mutation', path: string, input: unknown, signal?: AbortSignal) => Promise<unknown>;

interface ReadOptions {
  /** Whether a read is given up when nobody waits for it any more. */
  trpc?: { abortOnUnmount?: boolean };
}

/**
 * A procedure as pages ask for it, in the shape and under the keys of tRPC's own options proxy. That one would bring its client
 * into every first view, and while the server renders it makes every step of `api.products.list` anew at each access.
 */
export const procedureOptions = (path: string, ask: AskProcedure) => {
  const name = path.split('.');
  const queryKey = (input?: unknown) => [name, input === undefined ? { type: 'query' } : { input, type: 'query' }];
  return {
    queryKey,
    queryFilter: (input?: unknown) => ({ queryKey: queryKey(input) }),
    pathFilter: () => ({ queryKey: [name] }),
    queryOptions: (input?: unknown, { trpc, ...options }: ReadOptions = {}) => ({
      ...options,
      queryKey: queryKey(input),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask('query', path, input, trpc?.abortOnUnmount ? signal : undefined),
    }),
    mutationOptions: (options: object = {}) => ({ ...options, mutationKey: [name], mutationFn: (input: unknown) => ask('mutation', path, input) }),
  };
};
