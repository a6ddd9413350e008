// nestjs-i18n is CommonJS and fails in a cycle unless these are loaded first.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, readEnvironment } from '../../src/config/environment.js';
import { startPostgres } from '../../src/embedded/database/postgres.js';
import { prepareDatabase } from '../../src/embedded/prepare-database.js';
import { createIdleShopApi } from '../../src/embedded/shop-api.js';
import { closingAfter } from './closing-after.js';
import { inDatabase } from './in-database.js';

export interface ListeningShop {
  url: string;
  app: INestApplicationContext;
  environment: Environment;
}
type Work<Value> = (shop: ListeningShop) => Promise<Value>;

const listening = async <Value>(environment: Environment, databaseUrl: string, work: Work<Value>): Promise<Value> => {
  const app = await createIdleShopApi(Object.assign(environment, { LOG_LEVEL: 'silent' as const }), databaseUrl);
  try {
    await app.listen(0, '127.0.0.1');
    return await work({ url: await app.getUrl(), app, environment });
  } finally {
    await app.close();
  }
};

/** A Shop API that listens on a port of its own, on the shop's database; it does no queued work. */
export const withListeningShop = <Value>(work: Work<Value>): Promise<Value> => inDatabase((url, environment) => listening(environment, url, work));

/** The same on a database of its own, which is gone afterwards. */
export const withNewShop = async <Value>(work: Work<Value>): Promise<Value> => {
  const folder = await mkdtemp(join(tmpdir(), 'quiet-shop-replay-'));
  const environment = readEnvironment({ ...process.env, DATABASE_URL: '', DATA_DIR: folder, MOLLIE_API_KEY: '' });
  const postgres = await startPostgres(folder);
  const close = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return closingAfter(close, async () => {
    await prepareDatabase(postgres.url, environment.BRAND, process.stderr);
    return listening(environment, postgres.url, work);
  });
};
