import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../contract/errors.js';
import type { Metrics } from './metrics.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Knows the same time of any word, right or wrong. */
const isBearerOf = (token: string, header = ''): boolean => timingSafeEqual(digest(`Bearer ${token}`), digest(header));

/**
 * Measures every request, and tells the figures at `/metrics` to who bears the token. Where no token is set up there is no such address.
 * @param routeOf name of the route a request took: one of a known few, never an address
 */
export const serveMetrics = (server: FastifyInstance, metrics: Metrics, routeOf: (request: FastifyRequest) => string | undefined): void => {
  const { token } = metrics;
  if (!token) return;
  server.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request) ?? 'none';
    const labels = { http_request_method: request.method, http_route: route, http_response_status_code: String(reply.raw.statusCode) };
    metrics.observe('http_server_request_duration_seconds', labels, reply.elapsedTime / 1000);
    done();
  });
  server.get('/metrics', async (request, reply) => {
    if (!isBearerOf(token, request.headers.authorization)) throw new Problem('UNAUTHORIZED');
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
};
