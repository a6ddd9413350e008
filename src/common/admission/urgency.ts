import { type Operation, routeOf, takesFile } from '../../contract/operation.js';
import { orders } from '../../contract/operations/orders.js';
import { payments } from '../../contract/operations/payments.js';
import type { RouteKey } from '../../contract/routes.js';
import { shopApi } from '../../contract/shop-api.js';
import { trpcEndpoint } from '../../contract/trpc-endpoint.js';

/** `free`: without admission control. `usual`: most requests. `urgent`: started first and refused last. */
export type Urgency = 'free' | 'usual' | 'urgent';

/** Cheap files, checks that must work under overload, and forms, most of which belong to a purchase. */
const byPrefix: readonly [prefix: string, Urgency][] = [
  ['/health', 'free'],
  ['/metrics', 'free'],
  ['/assets/', 'free'],
  ['/fonts/', 'free'],
  ['/media/', 'free'],
  ['/icons/', 'free'],
  ['/forms/', 'urgent'],
];

const purchaseOperations = new Set<Operation>([...Object.values(orders), ...Object.values(payments), shopApi.listCategories]);
/** File transfers are free, because their duration depends on the client's connection. */
const urgencyOfOperation = (operation: Operation): Urgency => (takesFile(operation) || operation.produces ? 'free' : purchaseOperations.has(operation) ? 'urgent' : 'usual');
const key = (method: string, route: string): string => `${method} ${route}`;
const byOperation = new Map(Object.values<Operation>(shopApi).map((operation) => [key(operation.method, routeOf(operation).toLowerCase()), urgencyOfOperation(operation)]));

/** Urgency of a route of either server. */
export const urgencyOfRoute = (method: string, route: string): Urgency => {
  const path = route.toLowerCase();
  return byOperation.get(key(method, path.replace(/^\/api(?=\/)/, ''))) ?? byPrefix.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'usual';
};

/** Urgency of a tRPC request: that of the most urgent procedure in it. */
export const urgencyOfCall = (url: string): Urgency => (/[/,](?:cart|orders|payments)\./.test(url.slice(trpcEndpoint.path.length).split('?', 1)[0]!) ? 'urgent' : 'usual');

const purchasePages: ReadonlySet<RouteKey> = new Set<RouteKey>(['cart', 'checkout', 'checkoutResult']);
export const urgencyOfPage = (page: RouteKey): Urgency => (purchasePages.has(page) ? 'urgent' : 'usual');
