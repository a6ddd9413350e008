import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { currentRequestId } from '../../common/logs/request-context.js';
import { connectPool } from './pool.js';

/** Injection token of the drizzle `Database`. */
export const DATABASE = Symbol('DATABASE');
export type Database = NodePgDatabase;
/** The database, or a transaction. */
export type Executor = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'>;

/** Provides the database of the embedded Shop API: `DATABASE`, and the `Pool` it uses. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /** @param url PostgreSQL connection string @param addsRequestIds whether statements contain the id of their request in a comment */
  static forRoot(url: string, addsRequestIds = false): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: Pool, useFactory: () => connectPool(url, addsRequestIds ? currentRequestId : undefined) },
        { provide: DATABASE, inject: [Pool], useFactory: (pool: Pool): Database => drizzle(pool) },
      ],
      exports: [Pool, DATABASE],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
