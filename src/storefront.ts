import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { constants } from 'node:zlib';
import { AppModule } from './app.module.js';
import type { FastifyRequest } from 'fastify';
import { admitInTurns } from './common/admission/admit.js';
import { urgencyOfCall, urgencyOfPage } from './common/admission/urgency.js';
import { addressesBehind, createFastifyAdapter, type FastifyOptions } from './common/fastify.js';
import { acceptFormsAlone } from './common/form.js';
import { logOf } from './common/logs/json-log.js';
import { SecurityLog } from './common/logs/security-log.js';
import { Metrics } from './common/metrics/metrics.js';
import { serveMetrics } from './common/metrics/serve-metrics.js';
import { neighbourhoodOf } from './common/neighbourhood.js';
import { keepNothingPrivate } from './common/private-answers.js';
import { traceRequests } from './common/traces/trace-requests.js';
import { startTraces } from './common/traces/traces.js';
import { refuseForeignWrites } from './common/same-origin.js';
import { loadBrand } from './config/brand.js';
import type { Environment } from './config/environment.js';
import { typedEndpoint } from './contract/typed-endpoint.js';
import { statusOf } from './shop-api/procedures.js';
import { Visits } from './shop-api/visits.js';
import { serveStaticFiles } from './static-files.js';
import { type AppRouter, appRouter } from './trpc/app.router.js';
import { BusyPages } from './views/busy-pages.js';
import { BuiltSite } from './views/built-site.js';
import { pageRouteOf } from './views/page-route.js';
import type { Site } from './views/site.js';
import { KeptPages } from './views/kept/kept-pages.js';
import { listenToShopApi } from './views/kept/shop-api-hook.js';
import { ViewsHandler } from './views/views.handler.js';

/** Route of URLs that no other route matches. */
const everyPage = '/*';

/** Whether each request is logged at this level. */
const isChatty = (level: Environment['LOG_LEVEL'] = 'warn'): boolean => ['info', 'debug', 'trace'].includes(level);

/**
 * Creates the storefront's HTTP application, without listening.
 * @param environment with SHOP_API_URL set, also for the embedded Shop API
 * @param site assets and renderer of the pages; default: those of the build
 */
export const createStorefront = async (environment: Environment, site?: Site): Promise<NestFastifyApplication> => {
  // Cached pages, and 503 refusals of pages, are sent before Fastify handles the request, which would double their cost. When requests are logged, Fastify handles all of them.
  let kept: KeptPages | undefined;
  let refuses: FastifyOptions['answersFirst'];
  const log = await logOf('storefront', environment);
  const traces = await startTraces('storefront', environment);
  const adapter = await createFastifyAdapter({
    logLevel: environment.LOG_LEVEL,
    lines: log.lines,
    trustProxy: environment.trustedProxies,
    answersFirst: (request, response) => (kept?.answers(request, response) || refuses?.(request, response)) ?? false,
  });
  const [pages, brand] = await Promise.all([site ?? BuiltSite.read(), loadBrand(environment.BRAND)]);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(environment, brand, pages), adapter, {
    logger: log.nest,
    abortOnError: false,
  });
  const server = adapter.getInstance();
  keepNothingPrivate(server, '/api/');
  acceptFormsAlone(server);
  refuseForeignWrites(server, app.get(SecurityLog));
  const visits = app.get(Visits);
  const routeOfPage = (request: FastifyRequest) => pageRouteOf(request.url, visits.visitorOf(request).locale);
  const isPage = ({ routeOptions }: FastifyRequest) => routeOptions.url === everyPage;
  const routeOf = (request: FastifyRequest) => (isPage(request) ? routeOfPage(request) : request.routeOptions.url);
  // Without `believes`, the trace context of a request is ignored: it comes from outside.
  traceRequests(server, { routeOf });
  const metrics = app.get(Metrics);
  const busy = app.get(BusyPages);
  const admission = admitInTurns(server, {
    metrics,
    urgencyOf: (request) =>
      isPage(request) ? urgencyOfPage(routeOfPage(request)) : request.routeOptions.url?.startsWith(typedEndpoint.path) ? urgencyOfCall(request.url) : undefined,
    refuse: (request, reply, seconds) => (isPage(request) ? busy.send(request, reply, seconds) : undefined),
  });
  await server.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await server.register(fastifyTRPCPlugin, {
    prefix: typedEndpoint.path,
    trpcOptions: {
      router: appRouter,
      maxBatchSize: typedEndpoint.maximumBatch,
      createContext: ({ req, res }) => visits.contextOf(req, res),
      responseMeta: ({ errors }) => ({ status: statusOf(errors) }),
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
  await serveStaticFiles(server, `${pages.folder}client/`);
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/favicon.ico', 301));
  const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const ofViewer = new Set(environment.API_DOCS === 'on' ? ['/swagger-ui.css', '/swagger-ui-bundle.js'] : []);
  await server.register(fastifyStatic, { root: viewer, prefix: '/api/docs/', decorateReply: false, index: false, maxAge: '1d', allowedPath: (path) => ofViewer.has(path) });
  await listenToShopApi(server, environment.SHOP_API_WEBHOOK_SECRET, app.get(SecurityLog), () => app.get(KeptPages).productsChanged());
  serveMetrics(server, metrics, routeOf);
  const views = app.get(ViewsHandler);
  server.get(everyPage, (request, reply) => views.page(request, reply));
  server.addHook('onClose', async () => void (await Promise.all([traces?.end(), log.end()])));
  await app.init();
  kept = isChatty(environment.LOG_LEVEL) ? undefined : app.get(KeptPages);
  const addressOf = addressesBehind(environment.trustedProxies);
  refuses = (request, response) => kept !== undefined && admission.isTooLong('usual', () => neighbourhoodOf(addressOf(request))) && busy.refuses(request, response);
  return app;
};
