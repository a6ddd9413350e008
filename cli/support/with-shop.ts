// nestjs-i18n is CommonJS and fails in a cycle unless these are loaded first.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readEnvironment } from '../../src/config/environment.js';
import { withDataKey } from '../../src/embedded/data-key.js';
import { EmbeddedModule } from '../../src/embedded/embedded.module.js';
import { joinDatabase } from '../../src/embedded/open-database.js';
import { prepareDatabase } from '../../src/embedded/prepare-database.js';
import { withCleanup } from './with-cleanup.js';
import { auditCommand } from './audit-command.js';

/**
 * Runs `work` with the services of the embedded Shop API on the shop's database: that of DATABASE_URL, or the built-in one, which is
 * started for this time when it does not run. Opens no port and runs no jobs.
 */
export const withShop = async <Value>(work: (shop: INestApplicationContext) => Promise<Value>): Promise<Value> => {
  const environment = await withDataKey(readEnvironment(process.env));
  const database = await joinDatabase(environment);
  return withCleanup(database.close, async () => {
    await auditCommand(database.url);
    if (database.isFresh) await prepareDatabase(database.url, environment.BRAND, process.stderr);
    const module = EmbeddedModule.forRoot(Object.assign(environment, { DATABASE_URL: database.url }));
    const shop = await NestFactory.createApplicationContext(module, { logger: ['error', 'fatal'], abortOnError: false });
    try {
      return await work(shop);
    } finally {
      await shop.close();
    }
  });
};
