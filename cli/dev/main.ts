import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { Environment } from '../../src/config/environment.js';
import { ContentReloads } from '../../src/content/content-reloads.js';
import { startShop } from '../../src/start-shop.js';
import { createStorefront } from '../../src/storefront.js';
import { watchContent } from './watch-content.js';
import { DevSite, devStylesheet } from './dev-site.js';

const contentFolder = process.env['CONTENT_DIR'] || 'brands';

/** Development server: renders pages from their sources and updates the browser after each change. */
const createDevStorefront = async (environment: Environment, shopApiUrl: string): Promise<NestFastifyApplication> => {
  const vite = await createServer({ configLoader: 'runner', appType: 'custom', server: { middlewareMode: true, ws: { port: environment.PORT + 10_000 } } });
  const site = await DevSite.open(vite);
  const app = await createStorefront(environment, shopApiUrl, site);
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  server.addHook('onRequest', () => site.refresh());
  // The policy would block the scripts of Vite and the style elements that components add in the browser.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.removeHeader('content-security-policy');
    done();
  });
  server.addHook('onClose', () => vite.close());
  watchContent(contentFolder, app.get(ContentReloads), () => vite.ws.send({ type: 'full-reload' }));
  server.get(devStylesheet, async (_request, reply) => reply.type('text/css').send(await site.collectStyles()));
  return app;
};

startShop(createDevStorefront, { ...process.env, CONTENT_DIR: contentFolder });
