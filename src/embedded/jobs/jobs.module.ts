import { type BeforeApplicationShutdown, Global, Inject, Module } from '@nestjs/common';
import { Jobs } from './jobs.js';
import { Cleanup } from './cleanup.js';

/** Background jobs: a queue in the same database. */
@Global()
@Module({ providers: [Jobs, Cleanup], exports: [Jobs] })
export class JobsModule implements BeforeApplicationShutdown {
  constructor(@Inject(Jobs) private readonly jobs: Jobs) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.jobs.stop();
  }
}
