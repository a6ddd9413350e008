import { AsyncResource } from 'node:async_hooks';
import { Pool, type PoolClient } from 'pg';
import { currentTraces } from '../../common/traces/traces.js';
import { PreparedClient } from './prepared-client.js';

/** Longest that one statement may run, in ms: a caller has given up by then. */
const statementTimeout = 5_000;

/**
 * Of one process: its statements take a millisecond or less, so that ten keep several cores of a database busy, and
 * eight processes stay below the hundred that PostgreSQL takes by itself. Who asks while all are taken waits.
 */
const mostConnections = 10;
/** Longest that somebody waits for one of them, in ms: who asked by HTTP has given up before, what works behind the answers has not. */
const mostWaiting = 20_000;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Who waited for a connection goes on as who they were, not as who gave it back. */
class WaitingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    return connected ? super.connect(AsyncResource.bind(connected)) : super.connect();
  }
}

/** Connections to the database; close them with `end()`. @param requestId whose statements are, where they shall say so */
export const connectPool = (url: string, requestId?: () => string | undefined): Pool => {
  const Kind = requestId || currentTraces() ? WaitingPool : Pool;
  const pool = new Kind({
    ...(requestId && { requestId }),
    Client: PreparedClient,
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: mostWaiting,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    application_name: 'quiet-shop',
    keepAlive: true,
  });
  // A connection lost while nobody uses it: the pool replaces it, and the next statement says if there is none to be had.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
