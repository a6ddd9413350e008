import { existsSync } from 'node:fs';
import { ConfigurationError, readEnvironment } from './config/environment.js';
import { DataDirInUse } from './embedded/database/lock.js';
import { type EmbeddedShop, startEmbeddedShop } from './embedded/start-embedded-shop.js';
import { createStorefront } from './storefront.js';
import { assertPortIsFree, PortInUse } from './common/port.js';
import { assertWritable, NotWritable } from './common/writable.js';
import { distFolder } from './views/build-files.js';

/** Mistakes of whoever starts the shop: one clear line, no stack. */
const expected = [ConfigurationError, DataDirInUse, PortInUse, NotWritable];

const start = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  if (!existsSync(`${distFolder}build.json`)) throw new ConfigurationError('The build is missing: run npm run build');
  await assertPortIsFree(environment.PORT, environment.HOST, 'PORT');
  let shop: EmbeddedShop | undefined;
  if (!environment.SHOP_API_URL) {
    await assertWritable(environment.DATA_DIR);
    shop = await startEmbeddedShop(environment);
    environment.SHOP_API_URL = shop.url;
  }
  const app = await createStorefront(environment).catch(async (error: unknown) => {
    await shop?.stop();
    throw error;
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await shop?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await app.listen(environment.PORT, environment.HOST);
  process.stdout.write(`The shop is open at ${environment.publicUrl}\n`);
};

start().catch((error: unknown) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
