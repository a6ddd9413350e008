import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { appliedMigrations, migrationsFolder, readMigrations } from './migrations.js';

/** Arbitrary key of the advisory lock that serialises changes of the schema, the same in every process. */
export const schemaLock = 7_360_002;

/** Creates what the migrations need: the extension pg_trgm for searches with typos (trusted, so the database's owner may create it), and the tables of the job queue, because migrations may add jobs. */
export const prepareSchema = async (client: Client, url: string): Promise<void> => {
  await client.query('create extension if not exists pg_trgm');
  // With its own pool, graphile-worker would still close connections after this returns. If the database stopped then, the process would crash.
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (connected) => connected.on('error', () => undefined));
  await runMigrations({ pgPool: pool }).finally(() => pool.end());
};

/**
 * Migrates the database to the newest schema. Concurrent processes wait for the one that holds the lock.
 * @returns names of the migrations that were applied
 */
export const migrateDatabase = async (url: string): Promise<string[]> => {
  const client = new Client({ connectionString: url, application_name: 'quiet-shop migration' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [schemaLock]);
    await prepareSchema(client, url);
    const last = (await appliedMigrations(client)).at(-1)?.at ?? 0;
    await migrate(drizzle(client), { migrationsFolder });
    return readMigrations()
      .filter(({ at }) => at > last)
      .map(({ name }) => name);
  } finally {
    await client.end();
  }
};
