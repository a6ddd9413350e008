import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/errors.js';
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

const isOwn = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host;
