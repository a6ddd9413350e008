import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { BrandCode } from '../../src/contract/brands.js';
import { migrateDatabase } from '../../src/embedded/database/migrate.js';
import { connectPool } from '../../src/embedded/database/pool.js';
import { startPostgres } from '../../src/embedded/database/postgres.js';
import { seedCatalogue } from '../../src/embedded/seed/seed.js';

export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The built-in PostgreSQL in a temporary folder. */
const startBuiltIn = async (): Promise<TestDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-'));
  const server = await startPostgres(dataDir);
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
};

const onServer = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** A database of its own on a given server. */
const createOn = async (serverUrl: string): Promise<TestDatabase> => {
  const name = `quiet_shop_test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
};

/** A real PostgreSQL database, migrated and with a brand's catalogue: on the server of `DATABASE_URL`, else on the built-in one. Give its hook 60 s. */
export const startTestDatabase = async (brand: BrandCode = 'ENC'): Promise<TestDatabase> => {
  const given = process.env['DATABASE_URL'];
  const database = given ? await createOn(given) : await startBuiltIn();
  await migrateDatabase(database.url);
  const pool = connectPool(database.url);
  await seedCatalogue(drizzle(pool), brand);
  await pool.end();
  return database;
};
