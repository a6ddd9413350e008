import { Pool } from 'pg';
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

/** Connections to the database; close them with `end()`. */
export const connectPool = (url: string): Pool => {
  const pool = new Pool({
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
