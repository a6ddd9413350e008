// nestjs-i18n is CommonJS and fails in a cycle unless these are loaded first.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import type { Environment } from '../../src/config/environment.js';
import { createIdleShopApi } from '../../src/embedded/shop-api.js';
import { inDatabase } from './in-database.js';

export interface ShopServer {
  url: string;
  app: INestApplicationContext;
}
type Work<Value> = (shop: ShopServer) => Promise<Value>;

/** Runs `work` with a Shop API in this process, on a free port and a prepared database. It runs no jobs. */
export const runShopServer = async <Value>(environment: Environment, databaseUrl: string, work: Work<Value>): Promise<Value> => {
  const app = await createIdleShopApi(Object.assign(environment, { LOG_LEVEL: 'silent' as const }), databaseUrl);
  try {
    await app.listen(0, '127.0.0.1');
    return await work({ url: await app.getUrl(), app });
  } finally {
    await app.close();
  }
};

/** The same on the shop's database. */
export const withShopServer = <Value>(work: Work<Value>): Promise<Value> => inDatabase((url, environment) => runShopServer(environment, url, work));
