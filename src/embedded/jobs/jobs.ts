import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Job, type JobHelpers, Logger as WorkerLogger, parseCrontab, run, type Runner, type WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { Pool } from 'pg';
import { describeError } from '../../common/describe-error.js';
import type { JobName, JobPayloads } from './add-jobs.js';
import { WorkerHeartbeats } from './worker-heartbeats.js';

export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name]) => Promise<void>;

const crontab = [
  '* * * * * ask_provider',
  '* * * * * apply_due_prices',
  '* * * * * end_stock_holds',
  '*/10 * * * * cancel_unpaid_orders',
  '17 * * * * sweep',
  '29 * * * * check_vat_numbers',
  '41 3 * * * sweep_uploads',
  '47 3 * * * sweep_outbox',
  // In UTC: in Amsterdam early in the morning all year.
  '10 4 * * * mail_report',
].join('\n');
const concurrency = 4;

/** Background jobs: queued in the transaction that causes them, run by any Shop API process, and retried after failures. */
@Injectable()
export class Jobs {
  private readonly logger = new Logger('Jobs');
  private readonly handlers = new Map<string, (payload: unknown) => Promise<void>>();
  private readonly heartbeats: WorkerHeartbeats;
  private runner: Runner | undefined;

  constructor(@Inject(Pool) private readonly pool: Pool) {
    this.heartbeats = new WorkerHeartbeats(pool, (error) => this.logger.warn(`Could not write the heartbeat of the job workers: ${describeError(error)}`));
  }

  /** Registers the handler of a job. */
  handle<Name extends JobName>(name: Name, handler: JobHandler<Name>): void {
    this.handlers.set(name, handler as (payload: unknown) => Promise<void>);
  }

  /** Starts the workers. Call it after all handlers are registered. */
  async start(): Promise<void> {
    const taskList = Object.fromEntries([...this.handlers].map(([name, handler]) => [name, (payload: unknown, { job }: JobHelpers) => this.attempt(name, handler, payload, job)]));
    const events = new EventEmitter() as WorkerEvents;
    events.on('worker:create', ({ worker }) => this.heartbeats.add(worker.workerId));
    const options = {
      events,
      pgPool: this.pool,
      taskList,
      parsedCronItems: parseCrontab(crontab),
      concurrency,
      noHandleSignals: true,
      pollInterval: 2000,
      logger: new WorkerLogger(() => () => undefined),
    };
    this.runner = await run(options);
    await this.heartbeats.start();
  }

  /** Stops the workers after their current jobs have ended. */
  async stop(): Promise<void> {
    if (!this.runner) return;
    await this.runner.stop();
    await this.heartbeats.stop();
    this.runner = undefined;
  }

  private async attempt(name: string, handler: (payload: unknown) => Promise<void>, payload: unknown, { attempts, max_attempts: maximum }: Job): Promise<void> {
    try {
      await handler(payload);
    } catch (error) {
      if (attempts < maximum) this.logger.warn(`Job ${name} failed and will be retried: ${describeError(error)}`);
      else this.logger.error(`Job ${name} failed ${attempts} times and will not be retried: ${describeError(error)}`);
      throw error;
    }
  }
}
