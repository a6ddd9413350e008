import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTraces } from './traces.js';
import type { Span } from './traces.types.js';

/** Static files and checks are not traced. */
const untraced = /^\/(?:health|metrics|assets|fonts|media|icons)(?:\/|$)/;

interface TraceOptions {
  /** Route of a request, from a fixed set and never the URL. */
  routeOf(request: FastifyRequest): string | undefined;
  /** Name of the operation, if there is one. */
  nameOf?(request: FastifyRequest): string | undefined;
  /** Whether the trace context (`traceparent`) of a request is trusted. */
  trustsParent?(request: FastifyRequest): boolean;
}

/** Records a span for every request, which contains the spans of its work. Does nothing when no collector is configured. */
export const traceRequests = (server: FastifyInstance, { routeOf, nameOf, trustsParent }: TraceOptions): void => {
  const traces = currentTraces();
  if (!traces) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request);
    if (route !== undefined && untraced.test(route)) return done();
    const { method, headers } = request;
    const { traceparent } = headers;
    const caller = typeof traceparent === 'string' && trustsParent?.(request) ? traceparent : undefined;
    const facts = { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) };
    const span = traces.startServerSpan(nameOf?.(request) ?? (route === undefined ? method : `${method} ${route}`), facts, caller);
    spans.set(request, span);
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      span.end(writableFinished ? (statusCode >= 500 ? String(statusCode) : undefined) : 'hung up', { 'http.response.status_code': statusCode });
    });
    span.run(done);
  });
  // Again, because after reading a body, work continues in the context of the socket.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
};
