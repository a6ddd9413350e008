import type { Pool } from 'pg';

/** Milliseconds between two heartbeats. */
const heartbeatInterval = 5_000;
/** A worker without heartbeat for this long counts as dead (PostgreSQL interval). */
const timeout = `interval '20 seconds'`;

const recordHeartbeats = `insert into job_worker (id, seen_at) select id, now() from unnest($1::text[]) id
  on conflict (id) do update set seen_at = excluded.seen_at`;
/** Unlocks the jobs of dead workers. Without this, the queue keeps them locked for hours. */
const releaseJobs = `with living as (select id from job_worker where seen_at > now() - ${timeout}),
  lost as (select distinct locked_by as id from graphile_worker.jobs where locked_at < now() - ${timeout} and locked_by not in (select id from living)),
  buried as (delete from job_worker where seen_at < now() - ${timeout})
  select graphile_worker.force_unlock_workers(array_agg(id)) from lost having count(*) > 0`;

/**
 * Writes a heartbeat for the workers of this process, and unlocks the jobs of dead workers, such as those of a killed process.
 * If a worker was only paused for that long, its job runs twice; handlers must allow for that anyway.
 */
export class WorkerHeartbeats {
  private readonly ids = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  add(id: string): void {
    this.ids.add(id);
  }

  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat().catch(this.onFailure), heartbeatInterval).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.query('delete from job_worker where id = any($1)', [[...this.ids]]).catch(this.onFailure);
  }

  private async beat(): Promise<void> {
    await this.pool.query(recordHeartbeats, [[...this.ids]]);
    await this.pool.query(releaseJobs);
  }
}
