import { Logger } from '@nestjs/common';
import { withDeadline } from '../../common/deadline.js';
import { describeError } from '../../common/describe-error.js';
import { redisClient, redisDeadline } from '../../common/redis.js';

/** Where several processes count together: as much of a Redis as `RateLimiterRedis` uses, with an end to waiting for it. */
export class SharedCounts {
  private readonly logger = new Logger('Limits');
  private readonly client;
  private isLost = false;

  /** @param url `redis://` or `rediss://`; connecting is not waited for */
  constructor(url: string) {
    this.client = redisClient(url);
    this.client.on('error', (error: unknown) => this.lost(error)).on('ready', () => (this.isLost = false));
    this.client.connect().catch((error: unknown) => this.lost(error));
  }

  get isReady(): boolean {
    return this.client.isReady;
  }

  eval(script: string, words: { keys: string[]; arguments: string[] }): Promise<unknown> {
    return withDeadline(redisDeadline, () => this.client.eval(script, words));
  }

  close(): void {
    this.client.destroy();
  }

  private lost(error: unknown): void {
    if (!this.isLost) this.logger.warn(`Redis cannot be reached, each process counts by itself: ${describeError(error)}`);
    this.isLost = true;
  }
}
