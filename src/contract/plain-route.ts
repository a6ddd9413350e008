import { type PlainRouteKey, type RouteKey, routeTable } from './routes.js';

/** Whether the path of a route has no slug. In a file of its own, because the first load of pages contains the route table but not this. */
export const isPlainRoute = (key: RouteKey): key is PlainRouteKey => !routeTable[key].en.includes('{');
