import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem, type ProblemCode } from '../../contract/errors.js';
import { SharedCounts } from './shared-counts.js';

export interface RateLimit {
  /** Maximum number of requests, or of bytes. */
  max: number;
  /** Period; default 60. */
  seconds?: number;
  /** What this call counts for; default 1. */
  cost?: number;
  /** Error code of a refusal; default `TOO_MANY_REQUESTS`. */
  code?: ProblemCode;
}

/** Counts requests or bytes for each caller in a period. Counts are shared between processes through Redis if it is configured and reachable, else kept in memory. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  /** One limiter for each combination of limit and period: a few from the operations, a few from API keys. */
  private readonly limiters = new LRUCache<string, RateLimiterAbstract>({ max: 100 });
  private readonly shop: string;

  constructor(
    @Inject(ENVIRONMENT) { BRAND }: Environment,
    @Inject(SharedCounts) private readonly shared: SharedCounts | undefined,
  ) {
    this.shop = BRAND;
  }

  /** @throws Problem TOO_MANY_REQUESTS, or `limit.code` */
  async take(caller: string, limit: RateLimit): Promise<void> {
    const retryAfterSeconds = await this.refusal(caller, limit);
    if (retryAfterSeconds !== undefined) throw new Problem(limit.code ?? 'TOO_MANY_REQUESTS', { retryAfterSeconds });
  }

  /** Counts a call. @returns undefined within the limit, else the seconds until the next call is allowed */
  async refusal(caller: string, { max, seconds = 60, cost = 1 }: RateLimit): Promise<number | undefined> {
    try {
      await this.limiterOf(max, seconds).consume(caller, cost);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // After the clock was set back `msBeforeNext` can be too long. The count itself expires by a timer.
      return Math.min(seconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
    return undefined;
  }

  onApplicationShutdown(): void {
    this.shared?.close();
  }

  private limiterOf(points: number, duration: number): RateLimiterAbstract {
    const name = `${points} ${duration}`;
    const known = this.limiters.get(name);
    if (known) return known;
    const limit = { points, duration, keyPrefix: `quiet-shop:${this.shop}:limit:${name}` };
    const alone = new RateLimiterMemory(limit);
    const made = this.shared ? new RateLimiterRedis({ ...limit, storeClient: this.shared, useRedisPackage: true, rejectIfRedisNotReady: true, insuranceLimiter: alone }) : alone;
    this.limiters.set(name, made);
    return made;
  }
}
