import { Logger } from '@nestjs/common';
import { withDeadline } from '../../common/deadline.js';
import { describeError } from '../../common/describe-error.js';
import { type RedisClient, redisDeadline } from '../../common/redis.js';

/** Redis client for counts that processes share: the part of the interface that `RateLimiterRedis` uses, with a deadline for each call. */
export class SharedCounts {
  private readonly logger = new Logger('Limits');
  private isDown = false;

  /** @param client not connected; the constructor does not wait for the connection */
  constructor(private readonly client: RedisClient) {
    this.client.on('error', (error: unknown) => this.handleFailure(error)).on('ready', () => (this.isDown = false));
    this.client.connect().catch((error: unknown) => this.handleFailure(error));
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

  private handleFailure(error: unknown): void {
    if (!this.isDown) this.logger.warn(`Redis is unreachable. Each process counts its rate limits by itself: ${describeError(error)}`);
    this.isDown = true;
  }
}
