import type { Pool } from 'pg';

/** Milliseconds between two heartbeats. */
const beat = 5_000;
/** A worker without heartbeat for this long counts as dead (PostgreSQL interval). */
const dead = `interval '20 seconds'`;

const signOfLife = `insert into job_worker (id, seen_at) select id, now() from unnest($1::text[]) id
  on conflict (id) do update set seen_at = excluded.seen_at`;
/** Unlocks the jobs of dead workers. Without this, the queue keeps them locked for hours. */
const handBack = `with living as (select id from job_worker where seen_at > now() - ${dead}),
  lost as (select distinct locked_by as id from graphile_worker.jobs where locked_at < now() - ${dead} and locked_by not in (select id from living)),
  buried as (delete from job_worker where seen_at < now() - ${dead})
  select graphile_worker.force_unlock_workers(array_agg(id)) from lost having count(*) > 0`;

/**
 * Writes a heartbeat for the workers of this process, and unlocks the jobs of dead workers, such as those of a killed process.
 * If a worker was only paused for that long, its job runs twice; handlers must allow for that anyway.
 */
export class LivingWorkers {
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
    await this.look();
    this.timer = setInterval(() => void this.look().catch(this.onFailure), beat).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.query('delete from job_worker where id = any($1)', [[...this.ids]]).catch(this.onFailure);
  }

  private async look(): Promise<void> {
    await this.pool.query(signOfLife, [[...this.ids]]);
    await this.pool.query(handBack);
  }
}
