import { Logger } from '@nestjs/common';
import { createClient } from '@redis/client';
import { withDeadline } from '../../common/deadline.js';
import { describeError } from '../../common/describe-error.js';

/** Milliseconds that counting may take: then this process counts by itself. */
const deadline = 100;
const connectDeadline = 2000;
const retryAfter = (tries: number): number => Math.min(50 * 2 ** tries, 5000);

/** Where several processes count together: as much of a Redis as `RateLimiterRedis` uses, with an end to waiting for it. */
export class SharedCounts {
  private readonly logger = new Logger('Limits');
  private readonly client;
  private isLost = false;

  /** @param url `redis://` or `rediss://`; connecting is not waited for */
  constructor(url: string) {
    this.client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: connectDeadline, reconnectStrategy: retryAfter } });
    this.client.on('error', (error: unknown) => this.lost(error)).on('ready', () => (this.isLost = false));
    this.client.connect().catch((error: unknown) => this.lost(error));
  }

  get isReady(): boolean {
    return this.client.isReady;
  }

  eval(script: string, words: { keys: string[]; arguments: string[] }): Promise<unknown> {
    return withDeadline(deadline, () => this.client.eval(script, words));
  }

  close(): void {
    this.client.destroy();
  }

  private lost(error: unknown): void {
    if (!this.isLost) this.logger.warn(`Redis cannot be reached, each process counts by itself: ${describeError(error)}`);
    this.isLost = true;
  }
}
