import { AsyncResource } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
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

/** Message of the driver when a new connection takes longer than its timeout. */
const connectTimeoutMessage = 'timeout expired';

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * Waits for another connection when a new one is not established in time while the pool has others: then the database is slow, for
 * example because a busy machine delays the start of its process, and not unavailable.
 */
class PatientPool extends Pool {
  private readonly established = new Set<PoolClient>();

  constructor(config: PoolConfig) {
    super(config);
    this.on('connect', (client) => this.established.add(client));
    this.on('remove', (client) => this.established.delete(client));
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const deadline = performance.now() + maxWaiting;
    if (!connected) return new Promise((resolve, reject) => this.attempt(deadline, (error, client) => (client ? resolve(client) : reject(error))));
    // Without its async context, the callback would run in that of the request that released the connection.
    this.attempt(deadline, AsyncResource.bind(connected));
  }

  private attempt(deadline: number, connected: Connected): void {
    super.connect((error, client, done) => {
      const isSlow = error?.message === connectTimeoutMessage && this.established.size > 0 && performance.now() < deadline;
      if (isSlow) this.attempt(deadline, connected);
      else connected(error, client, done);
    });
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
  const pool = new PatientPool({
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
