import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../contract/errors.js';
import type { Metrics } from './metrics.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time, so that the duration does not reveal the token. */
const hasBearerToken = (token: string, header = ''): boolean => timingSafeEqual(digest(`Bearer ${token}`), digest(header));

/**
 * Measures every request, and serves the metrics at `/metrics` with the bearer token. Without a token it does nothing.
 * @param routeOf returns the route of a request, from a fixed set and never the URL
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
    if (!hasBearerToken(token, request.headers.authorization)) throw new Problem('UNAUTHORIZED');
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
};
