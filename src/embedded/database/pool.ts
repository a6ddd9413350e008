import { AsyncResource } from 'node:async_hooks';
import { Pool, type PoolClient } from 'pg';
import { currentTraces } from '../../common/traces/traces.js';
import { PreparedClient } from './prepared-client.js';

/** Statement timeout in ms. Callers have given up by then. */
const statementTimeout = 5_000;

/**
 * Connections per process. Most statements take a millisecond or less, so ten connections use several cores of the database, and
 * eight processes stay below PostgreSQL's default limit of 100. Further queries wait for a free connection.
 */
const maxConnections = 10;
/** Longest wait for a free connection in ms. HTTP callers time out earlier; background jobs may wait this long. */
const maxWaiting = 20_000;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Keeps the async context of the waiting caller. Without it, a callback would run in the context of the request that released the connection. */
class WaitingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    return connected ? super.connect(AsyncResource.bind(connected)) : super.connect();
  }
}

const forbidWrites = (client: PoolClient, done: (error?: Error) => void): void => {
  client.query('set default_transaction_read_only = on', (error: Error | null) => done(error ?? undefined));
};

interface PoolOptions {
  /** Returns the id of the current request, to add it to statements. */
  requestId?: (() => string | undefined) | undefined;
  /** True: PostgreSQL refuses statements that write, also on a replica that was promoted. */
  isReadOnly?: boolean;
}

/** Creates a connection pool; close it with `end()`. */
export const connectPool = (url: string, { requestId, isReadOnly }: PoolOptions = {}): Pool => {
  const Kind = requestId || currentTraces() ? WaitingPool : Pool;
  const pool = new Kind({
    ...(requestId && { requestId }),
    // A statement and not an option of the connection, because options in the URL would replace it.
    ...(isReadOnly && { verify: forbidWrites }),
    Client: PreparedClient,
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: maxWaiting,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    application_name: 'quiet-shop',
    keepAlive: true,
  });
  // The pool replaces an idle connection that is lost. If the database is unavailable, the next statement fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
