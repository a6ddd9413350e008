import type { FastifyInstance, onSendHookHandler } from 'fastify';
import type { Operation } from '../contract/operation.js';
import { shopApi } from '../contract/shop-api.js';
import { operationAt } from './logs/security-events.js';

/** The operation that a route serves at either server; a HEAD is its GET. */
const operationOf = (method: string, route: string): Operation | undefined => {
  const name = operationAt(method === 'HEAD' ? 'GET' : method, route.replace(/^\/api(?=\/)/, ''));
  return name && shopApi[name];
};

/** Tells browsers and proxies to keep no answer under this path but those of operations that are the same to everybody, and those that say themselves how long. Before the routes are made. */
export const keepNothingPrivate = (server: FastifyInstance, under: string): void => {
  server.addHook('onRoute', (route) => {
    if (!route.url.startsWith(under)) return;
    if (operationOf(String(route.method), route.url)?.isPublic) return;
    const keepNot: onSendHookHandler = (_request, reply, _payload, done) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
      done();
    };
    route.onSend = [keepNot, route.onSend ?? []].flat();
  });
};
