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
    throw new ConfigurationError(`The database of DATABASE_URL cannot be used (${code}). Check the address and that PostgreSQL is running.`);
  }
};

/**
 * Connects to DATABASE_URL, or starts the built-in PostgreSQL and locks DATA_DIR against a second start.
 * @throws DataDirInUse; ConfigurationError when the database of DATABASE_URL does not answer
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
 * Opens the database for a command: as `openDatabase`, but a built-in PostgreSQL that a shop has started is shared with it.
 * @returns `isFresh` false: a running shop has migrated and filled the database; true: it may not be prepared yet
 * @throws DataDirInUse; ConfigurationError when the database of DATABASE_URL does not answer
 */
export const joinDatabase = async (environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase & { isFresh: boolean }> => {
  const running = environment.DATABASE_URL ? undefined : await findPostgres(environment.DATA_DIR);
  if (running) return { url: running, close: () => Promise.resolve(), isFresh: false };
  return { ...(await openDatabase(environment)), isFresh: true };
};
