import pg from 'pg';
import { ConfigurationError, type Environment } from '../config/environment.js';
import { holdDataDirLock } from './database/lock.js';
import { findPostgres, startPostgres } from './database/postgres.js';

export interface OpenDatabase {
  url: string;
  close(): Promise<void>;
}

const assertAnswers = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigurationError(`The database of DATABASE_URL cannot be used (${code})`);
  }
};

/**
 * The database to use: the given one, or the built-in PostgreSQL, started and held against a second start.
 * @throws DataDirInUse; ConfigurationError when the given one does not answer
 */
export const openDatabase = async ({ DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> => {
  if (DATABASE_URL) {
    await assertAnswers(DATABASE_URL);
    return { url: DATABASE_URL, close: () => Promise.resolve() };
  }
  const postgres = await startPostgres(DATA_DIR);
  const lock = await holdDataDirLock(postgres.url);
  const close = async () => {
    await lock.release();
    await postgres.stop();
  };
  return { url: postgres.url, close };
};

/**
 * The shop's database for a command beside it: as `openDatabase`, but the built-in one is shared with the shop that runs on it.
 * @returns `isFresh` when no shop runs, so that nobody may have prepared the database yet
 * @throws DataDirInUse; ConfigurationError when the given one does not answer
 */
export const joinDatabase = async (environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase & { isFresh: boolean }> => {
  const running = environment.DATABASE_URL ? undefined : await findPostgres(environment.DATA_DIR);
  if (running) return { url: running, close: () => Promise.resolve(), isFresh: false };
  return { ...(await openDatabase(environment)), isFresh: true };
};
