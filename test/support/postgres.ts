import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrateDatabase } from '../../src/embedded/database/migrate.js';
import { connectPool } from '../../src/embedded/database/pool.js';
import { startPostgres } from '../../src/embedded/database/postgres.js';
import { seedCatalogue } from '../../src/embedded/seed/seed.js';

export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL of its own in a temporary folder, migrated and with the ENC catalogue. Give its hook 60 s. */
export const startTestDatabase = async (): Promise<TestDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-'));
  const server = await startPostgres(dataDir);
  await migrateDatabase(server.url);
  const pool = connectPool(server.url);
  await seedCatalogue(drizzle(pool), 'ENC');
  await pool.end();
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
};
