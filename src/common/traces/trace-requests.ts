import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTraces, type Span } from './traces.js';

/** Files and probes wait for nobody. */
const untold = /^\/(?:health|metrics|assets|fonts|media|icons)(?:\/|$)/;

interface Naming {
  /** Name of the route a request took: one of a known few, never an address. */
  routeOf(request: FastifyRequest): string | undefined;
  /** Name of what it does, where that has one. */
  nameOf?(request: FastifyRequest): string | undefined;
  /** Whether who asks is believed about the trace it belongs to. */
  believes?(request: FastifyRequest): boolean;
}

/** Tells of every request as a span, in which all is that is done for it; where nobody collects traces it costs nothing. */
export const traceRequests = (server: FastifyInstance, { routeOf, nameOf, believes }: Naming): void => {
  const traces = currentTraces();
  if (!traces) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request);
    if (route !== undefined && untold.test(route)) return done();
    const { method, headers } = request;
    const { traceparent } = headers;
    const caller = typeof traceparent === 'string' && believes?.(request) ? traceparent : undefined;
    const facts = { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) };
    const span = traces.answering(nameOf?.(request) ?? (route === undefined ? method : `${method} ${route}`), facts, caller);
    spans.set(request, span);
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      span.end(writableFinished ? (statusCode >= 500 ? String(statusCode) : undefined) : 'hung up', { 'http.response.status_code': statusCode });
    });
    span.run(done);
  });
  // Again, since reading a body goes on where the bytes come in.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
};
