import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Server } from 'node:https';
import { addAdmissionControl } from '../common/admission/admission-hooks.js';
import { createFastifyAdapter } from '../common/fastify.js';
import { createLog } from '../common/logs/json-log.js';
import { operationAt } from '../common/logs/security-events.js';
import { Metrics } from '../common/metrics/metrics.js';
import { serveMetrics } from '../common/metrics/serve-metrics.js';
import { preventPrivateCaching } from '../common/private-responses.js';
import { traceRequests } from '../common/traces/trace-requests.js';
import { endTraces, startTraces } from '../common/traces/traces.js';
import type { Environment } from '../config/environment.js';
import { certificateIn, reloadRenewed } from './certificate.js';
import { EmbeddedModule } from './embedded.module.js';
import { Jobs } from './jobs/jobs.js';
import { assertPaymentsSetUp } from './payments/payments.module.js';

/**
 * Creates the embedded Shop API's HTTP application on a migrated database, without listening. It answers requests but runs no queued jobs.
 * @throws ConfigurationError when no payment provider is allowed, or the certificate cannot be used
 */
export const createIdleShopApi = async (environment: Environment, databaseUrl: string): Promise<NestFastifyApplication> => {
  assertPaymentsSetUp(environment);
  const settled = Object.assign(environment, { DATABASE_URL: databaseUrl });
  const log = await createLog('shop-api', environment);
  const traces = await startTraces('shop-api', environment);
  const folder = environment.SHOP_API_TLS_DIR;
  const certificate = folder ? await certificateIn(folder) : undefined;
  const adapter = await createFastifyAdapter({
    logLevel: environment.LOG_LEVEL,
    requestLogger: log.fastify,
    trustProxy: environment.trustedProxies,
    ...(certificate && { certificate }),
  });
  const app = await NestFactory.create<NestFastifyApplication>(EmbeddedModule.forRoot(settled), adapter, { logger: log.nest, abortOnError: false });
  const server = adapter.getInstance();
  preventPrivateCaching(server, '/');
  const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url;
  traceRequests(server, {
    routeOf,
    nameOf: (request) => operationAt(request.method, routeOf(request)),
    // The trace context of a request is used only when it comes through a trusted proxy, such as a storefront.
    trustsParent: ({ ips = [] }) => ips.length > 1,
  });
  addAdmissionControl(server, { metrics: app.get(Metrics) });
  serveMetrics(server, app.get(Metrics), routeOf);
  server.addHook('onClose', async () => void (await Promise.all([endTraces(traces), log.end()])));
  if (folder && certificate) {
    // Fastify's type is `http.Server`; with a certificate the server is an `https.Server`.
    const stop = reloadRenewed(server.server as unknown as Server, folder, certificate);
    server.addHook('onClose', (_server, done) => (stop(), done()));
  }
  await app.init();
  return app;
};

/** Creates the Shop API as `createIdleShopApi` does, and also starts the job workers. */
export const createShopApi = async (environment: Environment, databaseUrl: string): Promise<NestFastifyApplication> => {
  const app = await createIdleShopApi(environment, databaseUrl);
  await app.get(Jobs).start();
  return app;
};
