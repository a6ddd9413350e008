import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Nest token of the drizzle `Database`. */
export const DATABASE = Symbol('DATABASE');
export type Database = NodePgDatabase;
/** The database, or a transaction of it. */
export type Executor = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

/** Longest that one statement may run, in ms: a caller has given up by then. */
const statementTimeout = 5_000;

const connect = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: statementTimeout,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    application_name: 'quiet-shop',
    keepAlive: true,
  });
  // A connection lost while idle: the pool replaces it, and the next statement says if there is none to be had.
  pool.on('error', () => undefined);
  return pool;
};

/** The connections of the embedded Shop API: `DATABASE` and the `pg.Pool` below it. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  /** @param url PostgreSQL connection string */
  static forRoot(url: string): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: pg.Pool, useFactory: () => connect(url) },
        { provide: DATABASE, inject: [pg.Pool], useFactory: (pool: pg.Pool): Database => drizzle(pool) },
      ],
      exports: [pg.Pool, DATABASE],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
