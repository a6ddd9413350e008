/** URL path of the storefront's typed procedures, and the maximum number of reads in one request. */
export const trpcEndpoint = { path: '/api/trpc', maximumBatch: 20 } as const;
