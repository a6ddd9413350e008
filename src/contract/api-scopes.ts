/** Scopes of API keys. An operation names the scope that it requires as its `access`. Operations without `access` require no scope. */
export const apiScopeTable = {
  ops: 'Read the consistency checks of the catalogue',
  integrator: 'No operations of its own: the key only has its own rate limit',
  'orders:read': 'Read all placed orders with the names, addresses and payments of their buyers',
  'orders:write': 'Move all placed orders: ship, deliver, cancel, refund, note; responses contain the names, addresses and payments of their buyers',
  'catalogue:write': 'Read and change products, prices and pictures',
  'stock:write': 'Set the stock of products',
  'enquiries:read': 'Read all enquiries with the names and messages of their senders',
} as const;
export type ApiScope = keyof typeof apiScopeTable;
export const apiScopes = Object.keys(apiScopeTable) as ApiScope[];
