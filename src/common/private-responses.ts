import type { FastifyInstance, onSendHookHandler } from 'fastify';
import type { Operation } from '../contract/operation.js';
import { shopApi } from '../contract/shop-api.js';
import { operationAt } from './logs/security-events.js';

/** The operation that a route of either server serves. HEAD counts as GET. */
const operationOf = (method: string, route: string): Operation | undefined => {
  const name = operationAt(method === 'HEAD' ? 'GET' : method, route.replace(/^\/api(?=\/)/, ''));
  return name && shopApi[name];
};

/**
 * Sets `cache-control: no-store` on responses below a path, except for public operations and for responses with their own `cache-control`.
 * Must be called before the routes are registered.
 */
export const preventPrivateCaching = (server: FastifyInstance, under: string): void => {
  server.addHook('onRoute', (route) => {
    if (!route.url.startsWith(under)) return;
    if (operationOf(String(route.method), route.url)?.isPublic) return;
    const setNoStore: onSendHookHandler = (_request, reply, _payload, done) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
      done();
    };
    route.onSend = [setNoStore, route.onSend ?? []].flat();
  });
};
