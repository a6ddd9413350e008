import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/errors.js';
import { parseHost } from '../domain/hosts.js';
import type { SecurityLog } from './logs/security-log.js';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page sends with our visitors' cookies (CSRF): browsers tell where a request
 * comes from by `Sec-Fetch-Site` and `Origin`; programs send neither and carry no cookies.
 */
export const refuseForeignWrites = (server: FastifyInstance, security: SecurityLog): void => {
  server.addHook('onRequest', (request, _reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign = site === 'cross-site' || site === 'same-site' || (origin !== undefined && !isOwn(origin, request.host));
    if (!isForeign || reads.has(request.method)) return done();
    security.tell('originRefused', request, { site: typeof site === 'string' ? site.slice(0, 20) : undefined });
    done(new Problem('FORBIDDEN'));
  });
};

/** An origin is a scheme and a host, and nothing else (RFC 6454, section 7): `http://own@evil.example` is none. */
const isOwn = (origin: string, requestHost: string): boolean => {
  const [, host = ''] = /^https?:\/\/(.+)$/.exec(origin) ?? [];
  const [theirs, ours] = [parseHost(host), parseHost(requestHost)];
  return theirs !== undefined && theirs.hostname === ours?.hostname && theirs.port === ours.port;
};
