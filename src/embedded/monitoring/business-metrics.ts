import { Inject, Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { withDeadline } from '../../common/deadline.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Replicas } from '../database/replicas/replicas.js';
import { needsAttention } from '../payments/attention.js';

/** Deadline of each query in milliseconds, so that a database that does not answer does not block `/metrics`. */
const deadline = 2000;

const due = sql`from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now()`;

/** Registers business metrics that are queried from the database when metrics are collected. */
@Injectable()
export class BusinessMetrics {
  constructor(
    @Inject(Metrics) metrics: Metrics,
    @Inject(Pool) pool: Pool,
    @Inject(Replicas) { all: replicas }: Replicas,
    @Inject(DATABASE) private readonly db: Database,
  ) {
    metrics.gauge('shop_database_connections', () => [
      [{ state: 'used' }, pool.totalCount - pool.idleCount],
      [{ state: 'idle' }, pool.idleCount],
    ]);
    metrics.gauge('shop_database_waiting', () => pool.waitingCount);
    metrics.gauge('shop_replica_left_out', () => replicas.map(({ name, state }) => [{ replica: name }, state === 'ok' ? 0 : 1]));
    metrics.gauge('shop_replica_lag_seconds', () => replicas.map(({ name, lagSeconds }) => [{ replica: name }, lagSeconds]));
    metrics.gauge('shop_jobs', async () => [
      [{ state: 'due' }, await this.one(sql`select count(*) as figure ${due}`)],
      [{ state: 'givenUp' }, await this.one(sql`select count(*) as figure from graphile_worker.jobs where attempts >= max_attempts`)],
    ]);
    metrics.gauge('shop_jobs_oldest_due_seconds', () => this.one(sql`select extract(epoch from now() - min(run_at)) as figure ${due}`));
    metrics.gauge('shop_webhooks_oldest_waiting_seconds', () =>
      this.one(sql`select extract(epoch from now() - min(created_at)) as figure from webhook_delivery where status = 'waiting'`),
    );
    metrics.gauge('shop_webhooks_failed_last_hour', () =>
      this.one(sql`select count(*) as figure from webhook_delivery where status = 'failed' and created_at > now() - interval '1 hour'`),
    );
    metrics.gauge('shop_order_events_last_hour', async () =>
      (await this.each(sql`select "to" as name, count(*) as figure from order_event where at > now() - interval '1 hour' group by 1`)).map(([to, figure]) => [{ to }, figure]),
    );
    metrics.gauge('shop_payments_last_hour', async () =>
      (await this.each(sql`select status as name, count(*) as figure from payment where created_at > now() - interval '1 hour' group by 1`)).map(([status, figure]) => [
        { status },
        figure,
      ]),
    );
    metrics.gauge('shop_payments_needing_attention', async () => (await withDeadline(deadline, () => needsAttention(db))).length);
  }

  /** Returns a number; 0 if the query finds nothing. */
  private async one(query: SQL): Promise<number> {
    const { rows } = await withDeadline(deadline, () => this.db.execute<{ figure: string | null }>(query));
    return Number(rows[0]?.figure ?? 0);
  }

  private async each(query: SQL): Promise<[string, number][]> {
    const { rows } = await withDeadline(deadline, () => this.db.execute<{ name: string; figure: string }>(query));
    return rows.map(({ name, figure }) => [name, Number(figure)]);
  }
}
