import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
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
  /** What the built-in PostgreSQL logs. */
  logFile?: string;
  stop(): Promise<void>;
}

/** Migrates a database and puts a brand's catalogue into it. */
const fill = async (url: string, brand: BrandCode): Promise<void> => {
  await migrateDatabase(url);
  const pool = connectPool(url);
  await seedCatalogue(drizzle(pool), brand);
  await pool.end();
};

/** A filled database that does not run: made by the first of a test run who needs it. Two who need it at once make two, and one of them counts. */
const templateOf = async (brand: BrandCode): Promise<string> => {
  const folder = process.env['TEST_DATABASE_TEMPLATES']!;
  const template = join(folder, brand);
  if (existsSync(template)) return template;
  const making = await mkdtemp(join(folder, 'making-'));
  const server = await startPostgres(making);
  await fill(server.url, brand);
  await server.stop();
  await rename(making, template).catch(() => rm(making, { recursive: true, force: true }));
  return template;
};

/** The built-in PostgreSQL in a temporary folder. */
const startBuiltIn = async (brand: BrandCode): Promise<TestDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-'));
  await cp(await templateOf(brand), dataDir, { recursive: true });
  const server = await startPostgres(dataDir);
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, logFile: join(dataDir, 'postgres.log'), stop };
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
  if (!given) return startBuiltIn(brand);
  const database = await createOn(given);
  await fill(database.url, brand);
  return database;
};
