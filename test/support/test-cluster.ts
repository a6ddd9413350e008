import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../src/embedded/database/postgres.js';
import { prepareDatabase } from '../../src/embedded/prepare-database.js';
import { stopOnFailure } from './stop-on-failure.js';
import type { TestDatabase } from './test-database.js';

/** Starts a separate PostgreSQL, as `npm start` does: for tests of crash safety, and of figures or logs of a whole server. */
export const startTestCluster = async (): Promise<TestDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-'));
  const server = await startPostgres(dataDir);
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await stopOnFailure(stop, () => prepareDatabase(server.url, 'ENC'));
  return { url: server.url, dataDir, logFile: join(dataDir, 'postgres.log'), stop };
};
