import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../contract/errors.js';
import type { Metrics } from '../metrics/metrics.js';
import { networkPrefixOf } from '../network-prefix.js';
import { AdmissionControl } from './admission.js';
import { type Urgency, urgencyOfRoute } from './urgency.js';

/** Returns the seconds for `Retry-After`. They are random, so that refused clients do not return at the same time. */
export const randomRetryAfter = (): number => 1 + Math.floor(Math.random() * 3);

interface AdmissionOptions {
  metrics: Metrics;
  /** Urgency of requests whose route does not determine it. */
  urgencyOf?(request: FastifyRequest): Urgency | undefined;
  /** Sends a refusal of its own, if it has one for this request. */
  refuse?(request: FastifyRequest, reply: FastifyReply, retryAfterSeconds: number): FastifyReply | undefined;
}

/**
 * Applies admission control to requests, from the end of reading to the start of the response, so that slow connections do not
 * occupy a turn. Refused requests get status 503 with `Retry-After`.
 * @returns the admission control, for `wouldRefuse`
 */
export const addAdmissionControl = (server: FastifyInstance, { metrics, urgencyOf, refuse }: AdmissionOptions): AdmissionControl => {
  const admission = new AdmissionControl();
  metrics.gauge('shop_requests_waiting', () => admission.waiting);
  const releases = new WeakMap<FastifyRequest, () => void>();
  const urgencyByRoute = new Map<string, Urgency>();
  const ofRoute = (method: string, route: string): Urgency => {
    const name = `${method} ${route}`;
    const known = urgencyByRoute.get(name) ?? urgencyOfRoute(method, route);
    urgencyByRoute.set(name, known);
    return known;
  };
  server.addHook('preValidation', (request, reply, done) => {
    // Requests without a route cost almost nothing.
    const route = request.routeOptions.url;
    const urgency = route === undefined ? 'free' : (urgencyOf?.(request) ?? ofRoute(request.method, route));
    if (urgency === 'free') return done();
    const callerOf = () => networkPrefixOf(request.ip);
    admission.acquire(urgency, callerOf, (isAdmitted) => {
      // The client has closed the connection while the request waited. Refusals for it would let those of others wait.
      if (reply.raw.destroyed) return isAdmitted ? admission.release() : undefined;
      if (!isAdmitted) {
        metrics.count('shop_requests_refused_total', { urgency });
        const seconds = randomRetryAfter();
        if (!refuse?.(request, reply, seconds)) done(new Problem('UNAVAILABLE', { retryAfterSeconds: seconds }));
        return;
      }
      const end = () => releases.delete(request) && admission.release();
      releases.set(request, end);
      reply.raw.once('close', end);
      done();
    });
  });
  server.addHook('onSend', (request, _reply, _payload, done) => {
    releases.get(request)?.();
    done();
  });
  server.addHook('onClose', (_server, done) => {
    admission.stop();
    done();
  });
  return admission;
};
