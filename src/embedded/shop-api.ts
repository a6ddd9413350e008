import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Server } from 'node:https';
import { admitInTurns } from '../common/admission/admit.js';
import { createFastifyAdapter } from '../common/fastify.js';
import { logOf } from '../common/logs/json-log.js';
import { operationAt } from '../common/logs/security-events.js';
import { Metrics } from '../common/metrics/metrics.js';
import { serveMetrics } from '../common/metrics/serve-metrics.js';
import { keepNothingPrivate } from '../common/private-answers.js';
import { traceRequests } from '../common/traces/trace-requests.js';
import { startTraces } from '../common/traces/traces.js';
import type { Environment } from '../config/environment.js';
import { certificateIn, showRenewed } from './certificate.js';
import { EmbeddedModule } from './embedded.module.js';
import { Jobs } from './jobs/jobs.js';
import { assertPaymentsSetUp } from './payments/payments.module.js';

/**
 * The embedded Shop API's HTTP application, not yet listening, on a migrated database. It answers, and leaves queued work to others.
 * @throws ConfigurationError when no payment provider may be used, or its certificate cannot
 */
export const createIdleShopApi = async (environment: Environment, databaseUrl: string): Promise<NestFastifyApplication> => {
  assertPaymentsSetUp(environment);
  const settled = Object.assign(environment, { DATABASE_URL: databaseUrl });
  const log = await logOf('shop-api', environment);
  const traces = await startTraces('shop-api', environment);
  const folder = environment.SHOP_API_TLS_DIR;
  const certificate = folder ? await certificateIn(folder) : undefined;
  const adapter = await createFastifyAdapter({ logLevel: environment.LOG_LEVEL, lines: log.lines, trustProxy: environment.trustedProxies, ...(certificate && { certificate }) });
  const app = await NestFactory.create<NestFastifyApplication>(EmbeddedModule.forRoot(settled), adapter, { logger: log.nest, abortOnError: false });
  const server = adapter.getInstance();
  keepNothingPrivate(server, '/');
  const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url;
  traceRequests(server, {
    routeOf,
    nameOf: (request) => operationAt(request.method, routeOf(request)),
    // Who is believed about a caller's address is a storefront, or a proxy in front.
    believes: ({ ips = [] }) => ips.length > 1,
  });
  admitInTurns(server, { metrics: app.get(Metrics) });
  serveMetrics(server, app.get(Metrics), routeOf);
  server.addHook('onClose', async () => void (await Promise.all([traces?.end(), log.end()])));
  if (folder && certificate) {
    // Fastify's type says `http.Server`; with a certificate it is one of https.
    const stop = showRenewed(server.server as unknown as Server, folder, certificate);
    server.addHook('onClose', (_server, done) => (stop(), done()));
  }
  await app.init();
  return app;
};

/** The same, which also works off the queue. */
export const createShopApi = async (environment: Environment, databaseUrl: string): Promise<NestFastifyApplication> => {
  const app = await createIdleShopApi(environment, databaseUrl);
  await app.get(Jobs).start();
  return app;
};
