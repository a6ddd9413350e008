import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { currentRequestId } from '../../common/logs/request-context.js';
import { connectPool } from './pool.js';
import { ReadPool } from './replicas/read-pool.js';
import { Replica } from './replicas/replica.js';
import { Replicas } from './replicas/replicas.js';

/** Injection token of the drizzle `Database`. */
export const DATABASE = Symbol('DATABASE');
/**
 * Injection token of the `Database` for reads that may be some seconds old: catalogue, lists, searches, and lines of orders that have not changed
 * lately. They go to a replica if there is one. Everything that a customer may just have written is read from `DATABASE`.
 */
export const READ_DATABASE = Symbol('READ_DATABASE');
export type Database = NodePgDatabase;
/** The database, or a transaction. */
export type Executor = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'>;

interface DatabaseOptions {
  /** PostgreSQL connection string. */
  url: string;
  /** Whether statements contain the id of their request in a comment. */
  addsRequestIds?: boolean;
  /** Connection strings of the replicas. */
  replicaUrls?: readonly string[];
  /** Seconds that a replica may lag behind. */
  maxLag?: number;
}

/** Provides the database of the embedded Shop API: `DATABASE`, and the `Pool` it uses; `READ_DATABASE`, and the `Replicas` it uses. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  static forRoot({ url, addsRequestIds = false, replicaUrls = [], maxLag = 0 }: DatabaseOptions): DynamicModule {
    const requestId = addsRequestIds ? currentRequestId : undefined;
    const replicasOf = (pool: Pool) =>
      new Replicas(
        pool,
        replicaUrls.map((replicaUrl) => new Replica(replicaUrl, requestId)),
        maxLag,
      );
    return {
      module: DatabaseModule,
      providers: [
        { provide: Pool, useFactory: () => connectPool(url, { requestId }) },
        { provide: DATABASE, inject: [Pool], useFactory: (pool: Pool): Database => drizzle(pool) },
        { provide: Replicas, inject: [Pool], useFactory: replicasOf },
        {
          provide: READ_DATABASE,
          inject: [Pool, DATABASE, Replicas],
          useFactory: (pool: Pool, db: Database, replicas: Replicas): Database => (replicas.all.length ? drizzle(new ReadPool(pool, replicas) as unknown as Pool) : db),
        },
      ],
      exports: [Pool, DATABASE, READ_DATABASE, Replicas],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
