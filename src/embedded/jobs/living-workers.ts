import type { Pool } from 'pg';

/** Milliseconds between two signs of life. */
const beat = 5_000;
/** Without a sign of life for so long somebody is dead; PostgreSQL reads it. */
const dead = `interval '20 seconds'`;

const signOfLife = `insert into job_worker (id, seen_at) select id, now() from unnest($1::text[]) id
  on conflict (id) do update set seen_at = excluded.seen_at`;
/** What the dead had in hand is for anybody again; the queue itself would wait for them for hours. */
const handBack = `with living as (select id from job_worker where seen_at > now() - ${dead}),
  lost as (select distinct locked_by as id from graphile_worker.jobs where locked_at < now() - ${dead} and locked_by not in (select id from living)),
  buried as (delete from job_worker where seen_at < now() - ${dead})
  select graphile_worker.force_unlock_workers(array_agg(id)) from lost having count(*) > 0`;

/**
 * Says that this process's workers live, and hands back the jobs of those who do not: a process that was killed says nothing more.
 * A job whose worker only stood still for as long is done twice, as each may be.
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
