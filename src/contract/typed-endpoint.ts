/** Where browser code calls the storefront's typed procedures, and how many reads it asks for in one request at the most. */
export const typedEndpoint = { path: '/api/trpc', maximumBatch: 20 } as const;
