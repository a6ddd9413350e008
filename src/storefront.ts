import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { constants } from 'node:zlib';
import { AppModule } from './app.module.js';
import type { FastifyRequest } from 'fastify';
import { addAdmissionControl } from './common/admission/admission-hooks.js';
import { urgencyOfCall, urgencyOfPage } from './common/admission/urgency.js';
import { clientAddressResolver, createFastifyAdapter } from './common/fastify.js';
import { acceptOnlyForms } from './common/form.js';
import { createLog } from './common/logs/json-log.js';
import { SecurityLog } from './common/logs/security-log.js';
import { Metrics } from './common/metrics/metrics.js';
import { serveMetrics } from './common/metrics/serve-metrics.js';
import { networkPrefixOf } from './common/network-prefix.js';
import { preventPrivateCaching } from './common/private-responses.js';
import { traceRequests } from './common/traces/trace-requests.js';
import { endTraces, startTraces } from './common/traces/traces.js';
import { refuseCrossOriginWrites } from './common/same-origin.js';
import { loadBrand } from './config/brand.js';
import type { Environment } from './config/environment.js';
import { trpcEndpoint } from './contract/trpc-endpoint.js';
import { ShopApiClient } from './shop-api/client/shop-api.client.js';
import { RequestContexts } from './shop-api/context/request-contexts.js';
import { Pictures } from './pictures/pictures.module.js';
import { servePictures } from './pictures/serve-pictures.js';
import { serveStaticFiles } from './static-files.js';
import { serveProcedures } from './trpc/serve-procedures.js';
import { BuiltSite } from './views/built-site.js';
import { EarlyResponses } from './views/early-responses.js';
import { OverloadPages } from './views/overload-pages.js';
import { pageRouteOf } from './views/page-route.js';
import type { Site } from './views/site.js';
import { PageCacheService } from './views/page-cache/page-cache.service.js';
import { receiveShopApiWebhooks } from './views/page-cache/shop-api-webhook.js';
import { ViewsHandler } from './views/views.handler.js';

/** Route of URLs that no other route matches. */
const everyPage = '/*';

/**
 * Compresses responses that are sent once. The window has 128 kB, which holds a page. With Brotli's default of 4 MB, V8 counts several megabytes of
 * memory for each response, and collects the whole heap every few responses.
 */
const brotliOnce = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 };
/** Sends each part of a streamed response when it is there. Otherwise compression would keep all parts until the last one. */
const compressEachPart = {
  brotliOptions: { params: brotliOnce, flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/** Whether each request is logged at this level. */
const logsRequests = (level: Environment['LOG_LEVEL'] = 'warn'): boolean => ['info', 'debug', 'trace'].includes(level);

/**
 * Creates the storefront's HTTP application, without listening.
 * @param shopApiUrl address of the Shop API, external or embedded
 * @param site assets and renderer of the pages; default: those of the build
 */
export const createStorefront = async (environment: Environment, shopApiUrl: string, site?: Site): Promise<NestFastifyApplication> => {
  const log = await createLog('storefront', environment);
  const traces = await startTraces('storefront', environment);
  const adapter = await createFastifyAdapter({
    logLevel: environment.LOG_LEVEL,
    requestLogger: log.fastify,
    trustProxy: environment.trustedProxies,
    // Requests arrive after `listen`, when the constant below has its value.
    handleFirst: (request, response) => early?.handle(request, response) ?? false,
  });
  const [pages, brand] = await Promise.all([site ?? BuiltSite.read(), loadBrand(environment.BRAND)]);
  // Its libraries for calendars and stems would slow down the start of every storefront.
  const catalogueExport = environment.CATALOGUE_URL ? await import('./catalogue-export/catalogue-export.module.js') : undefined;
  const optional = catalogueExport ? [catalogueExport.CatalogueExportModule] : [];
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(environment, brand, { shopApiUrl, site: pages, optional }), adapter, {
    logger: log.nest,
    abortOnError: false,
  });
  const server = adapter.getInstance();
  preventPrivateCaching(server, '/api/');
  acceptOnlyForms(server);
  refuseCrossOriginWrites(server, app.get(SecurityLog));
  const contexts = app.get(RequestContexts);
  const routeOfPage = (request: FastifyRequest) => pageRouteOf(request.url, contexts.visitorOf(request).locale);
  const isPage = ({ routeOptions }: FastifyRequest) => routeOptions.url === everyPage;
  const routeOf = (request: FastifyRequest) => (isPage(request) ? routeOfPage(request) : request.routeOptions.url);
  // Without `believes`, the trace context of a request is ignored: it comes from outside.
  traceRequests(server, { routeOf });
  const metrics = app.get(Metrics);
  const overloadPages = app.get(OverloadPages);
  const admission = addAdmissionControl(server, {
    metrics,
    urgencyOf: (request) =>
      isPage(request) ? urgencyOfPage(routeOfPage(request)) : request.routeOptions.url?.startsWith(trpcEndpoint.path) ? urgencyOfCall(request.url) : undefined,
    refuse: (request, reply, seconds) => {
      if (!isPage(request)) return undefined;
      const { status, headers, html } = overloadPages.responseFor(contexts.visitorOf(request), request.id, seconds);
      return reply.status(status).headers(headers).send(html);
    },
  });
  const cache = app.get(PageCacheService);
  const addressOf = clientAddressResolver(environment.trustedProxies);
  const ofPages = {
    wouldRefuse: (request: IncomingMessage) => admission.wouldRefuse('usual', () => networkPrefixOf(addressOf(request))),
    refuse: (send: () => void) => admission.refusals.add(send),
  };
  // When requests are logged, Fastify handles all of them.
  const early = logsRequests(environment.LOG_LEVEL) ? undefined : new EarlyResponses({ cache, overloadPages, contexts, metrics, admission: ofPages });
  await server.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'], ...compressEachPart });
  await serveProcedures(server, (request, reply) => contexts.contextOf(request, reply));
  await serveStaticFiles(server, `${pages.folder}client/`);
  servePictures(server, app.get(Pictures));
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/favicon.ico', 301));
  const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const ofViewer = new Set(environment.API_DOCS === 'on' ? ['/swagger-ui.css', '/swagger-ui-bundle.js'] : []);
  await server.register(fastifyStatic, { root: viewer, prefix: '/api/docs/', decorateReply: false, index: false, maxAge: '1d', allowedPath: (path) => ofViewer.has(path) });
  await receiveShopApiWebhooks(server, environment.SHOP_API_WEBHOOK_SECRET, app.get(SecurityLog), () => cache.invalidate());
  serveMetrics(server, metrics, routeOf);
  if (catalogueExport) app.get(catalogueExport.CatalogueExportService).onReplaced = () => void cache.invalidate();
  app.get(ShopApiClient).capabilities.onChanged(() => void cache.invalidate());
  const views = app.get(ViewsHandler);
  server.get(everyPage, (request, reply) => views.page(request, reply));
  server.addHook('onClose', async () => void (await Promise.all([endTraces(traces), log.end()])));
  await app.init();
  return app;
};
