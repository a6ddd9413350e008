import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, the same in every start. */
const lockKey = 7_360_002;

/** Brings the database to the newest schema. Of several starts one works and the others wait for it. */
export const migrateDatabase = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url, application_name: 'quiet-shop migration' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    // Likeness of words, for searches with typing errors; a trusted extension, so that the database's owner may add it.
    await client.query('create extension if not exists pg_trgm');
    // The queue first: ours may put jobs into it.
    await runMigrations({ connectionString: url });
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};
