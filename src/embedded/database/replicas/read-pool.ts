import type { Pool, PoolClient } from 'pg';
import { isDatabaseOutage } from '../outage.js';
import type { Replica } from './replica.js';
import type { Replicas } from './replicas.js';

/** SQLSTATEs of a replica that the primary would not report: a conflict with the replay (40001), and tables, columns or functions of a migration that is not replayed. */
const replicaCodes = new Set(['40001', '42P01', '42703', '42883']);
/** SQLSTATE of a statement that took too long. It would take as long on the primary. */
const cancelled = '57014';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/**
 * Sends each statement to the replica that is read, and repeats it on the primary when the replica fails. It takes the place of a pool for
 * drizzle, which recognises a pool by the name of its class.
 */
export class ReadPool {
  constructor(
    private readonly primary: Pool,
    private readonly replicas: Replicas,
  ) {}

  query(...statement: unknown[]): Promise<unknown> {
    const send = (pool: Pool) => (pool.query as (...all: unknown[]) => Promise<unknown>).apply(pool, statement);
    return this.run(send);
  }

  /** A connection for a read-only transaction. */
  connect(): Promise<PoolClient> {
    return this.run((pool) => pool.connect());
  }

  private async run<Value>(work: (pool: Pool) => Promise<Value>): Promise<Value> {
    const replica = this.replicas.current;
    if (!replica) return work(this.primary);
    try {
      return await work(replica.pool);
    } catch (error) {
      if (!this.isFaultOf(replica, error)) throw error;
      return work(this.primary);
    }
  }

  private isFaultOf(replica: Replica, error: unknown): boolean {
    const code = codeOf(error);
    if (replicaCodes.has(code)) return true;
    if (code === cancelled || !isDatabaseOutage(error)) return false;
    this.replicas.leaveOut(replica, error);
    return true;
  }
}
