import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { appliedMigrations, migrationsFolder, readMigrations } from './migrations.js';

/** Any number, the same in every start: whoever changes the schema holds it. */
export const schemaLock = 7_360_002;

/** What stands below our tables: likeness of words, for searches with typing errors (a trusted extension, so that the database's owner may add it), and the queue, into which our migrations may put jobs. */
export const prepareSchema = async (client: Client, url: string): Promise<void> => {
  await client.query('create extension if not exists pg_trgm');
  // Graphile's own pool would still be closing when this returns: a database that is stopped right then ends the process.
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (connected) => connected.on('error', () => undefined));
  await runMigrations({ pgPool: pool }).finally(() => pool.end());
};

/**
 * Brings the database to the newest schema. Of several starts one works and the others wait for it.
 * @returns names of the migrations that were applied now
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
