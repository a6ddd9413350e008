import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync, readFileSync } from 'node:fs';
import { allowedHosts } from './config/destinations.js';
import { ConfigurationError, type Environment, readEnvironment } from './config/environment.js';
import { NoContent } from './content/read-library.js';
import { DataDirInUse } from './embedded/database/lock.js';
import { type EmbeddedShop, embeddedUrl, ShopApiEnded, startEmbeddedShop } from './embedded/start-embedded-shop.js';
import { listenBacklog } from './common/admission/admission.js';
import { restrictConnections } from './common/egress.js';
import { whenOrphaned } from './common/on-orphaned.js';
import { shutDownGracefully } from './common/readiness.js';
import { assertPortIsFree, PortUnusable } from './common/port.js';
import { assertWritable, NotWritable } from './common/writable.js';
import { type BuildFacts, distFolder } from './views/built-site.js';
import { PageCacheService } from './views/page-cache/page-cache.service.js';

/** Errors that an operator can correct: printed as one line without stack. */
const expectedErrors = [ConfigurationError, NoContent, DataDirInUse, PortUnusable, NotWritable, ShopApiEnded];

/** @throws ConfigurationError when there is no build, or when it contains another site */
const assertBuilt = ({ BRAND }: Environment): void => {
  const facts = `${distFolder}build.json`;
  if (!existsSync(facts)) throw new ConfigurationError('The build is missing. Run npm run build.');
  const { brand } = JSON.parse(readFileSync(facts, 'utf8')) as BuildFacts;
  if (brand !== BRAND) throw new ConfigurationError(`BRAND: Site ${BRAND} is not supported by this build of ${brand}. Set BRAND=${brand}, or build ${BRAND} with npm run build.`);
};

/** @param shopApiUrl address of the Shop API, which is known before an embedded one has started */
type CreateStorefront = (environment: Environment, shopApiUrl: string) => Promise<NestFastifyApplication>;

/** Creates the storefront, and in parallel starts the Shop API unless SHOP_API_URL is set. When one of them fails, the other is closed. */
const startBoth = async (createStorefront: CreateStorefront, environment: Environment): Promise<{ app: NestFastifyApplication; shop?: EmbeddedShop }> => {
  if (environment.SHOP_API_URL) return { app: await createStorefront(environment, environment.SHOP_API_URL) };
  await assertWritable(environment.DATA_DIR);
  const creating = createStorefront(environment, embeddedUrl(environment));
  // When the storefront was not created, there are no pages; the error is reported below.
  const invalidatePages = () =>
    void creating.then(
      (app) => app.get(PageCacheService).invalidate(),
      () => undefined,
    );
  const [shop, app] = await Promise.allSettled([startEmbeddedShop(environment, { onProductsChanged: invalidatePages }), creating]);
  if (shop.status === 'fulfilled' && app.status === 'fulfilled') return { app: app.value, shop: shop.value };
  if (app.status === 'fulfilled') await app.value.close();
  if (shop.status === 'fulfilled') await shop.value.stop();
  throw shop.status === 'rejected' ? shop.reason : (app as PromiseRejectedResult).reason;
};

/**
 * Starts the shop.
 * @param variables environment variables
 * @returns function that closes the storefront and then the Shop API
 */
const open = async (createStorefront: CreateStorefront, variables: NodeJS.ProcessEnv): Promise<() => Promise<void>> => {
  const environment = readEnvironment(variables);
  restrictConnections(allowedHosts('storefront', environment));
  assertBuilt(environment);
  await assertPortIsFree(environment.PORT, environment.HOST, 'PORT');
  const { app, shop } = await startBoth(createStorefront, environment);
  try {
    await app.listen({ port: environment.PORT, host: environment.HOST, backlog: listenBacklog });
    process.stdout.write(`The shop is open at ${environment.publicUrl}\n`);
    return async () => {
      await shutDownGracefully(app, environment.DRAIN_SECONDS);
      await shop?.stop();
    };
  } catch (error) {
    await shop?.stop();
    throw error;
  }
};

const exitWithError = (error: unknown): never => {
  const isExpected = expectedErrors.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
};

/**
 * Starts the storefront, and without SHOP_API_URL also the embedded Shop API. Exits with code 1 when that fails.
 * SIGINT, SIGTERM or the end of the parent process closes both, also when it comes during the start.
 * @param variables environment variables
 */
export const startShop = (createStorefront: CreateStorefront, variables: NodeJS.ProcessEnv = process.env): void => {
  const opening = open(createStorefront, variables);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void opening.then((close) => close()).then(() => process.exit(0), exitWithError);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  whenOrphaned(stop);
  opening.catch(exitWithError);
};
