import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/errors.js';
import { parseHost } from '../domain/hosts.js';
import type { SecurityLog } from './logs/security-log.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site sends with our visitors' cookies (CSRF). Browsers send the source of a request in
 * `Sec-Fetch-Site` and `Origin`. Other programs send neither, and no cookies.
 */
export const refuseCrossOriginWrites = (server: FastifyInstance, security: SecurityLog): void => {
  server.addHook('onRequest', (request, _reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isCrossOrigin = site === 'cross-site' || site === 'same-site' || (origin !== undefined && !isOwn(origin, request.host));
    if (!isCrossOrigin || safeMethods.has(request.method)) return done();
    security.log('originRefused', request, { site: typeof site === 'string' ? site.slice(0, 20) : undefined });
    done(new Problem('FORBIDDEN'));
  });
};

/** Whether an origin has the host of the request. An origin contains only scheme, host and port (RFC 6454, section 7): `http://own@evil.example` is invalid. */
const isOwn = (origin: string, requestHost: string): boolean => {
  const [, host = ''] = /^https?:\/\/(.+)$/.exec(origin) ?? [];
  const [theirs, ours] = [parseHost(host), parseHost(requestHost)];
  return theirs !== undefined && theirs.hostname === ours?.hostname && theirs.port === ours.port;
};
