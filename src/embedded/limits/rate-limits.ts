import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem, type ProblemCode } from '../../contract/errors.js';
import { SharedCounts } from './shared-counts.js';

export interface RateLimit {
  /** What a caller may take. */
  most: number;
  /** In which time: a minute unless told. */
  seconds?: number;
  /** How much of it is taken: one unless told. */
  cost?: number;
  /** What a refusal is called. */
  code?: ProblemCode;
}

/** Requests a minute, or bytes a day: counted together with other processes where there is a Redis, else, and while it is away, in this one. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  /** One limiter for each limit there is; the table of operations has a handful, keys bring a few of their own. */
  private readonly limiters = new LRUCache<string, RateLimiterAbstract>({ max: 100 });
  private readonly shared: SharedCounts | undefined;
  private readonly shop: string;

  constructor(@Inject(ENVIRONMENT) { REDIS_URL, BRAND }: Environment) {
    this.shared = REDIS_URL ? new SharedCounts(REDIS_URL) : undefined;
    this.shop = BRAND;
  }

  /** @throws Problem TOO_MANY_REQUESTS unless told otherwise */
  async take(caller: string, limit: RateLimit): Promise<void> {
    const retryAfterSeconds = await this.refusal(caller, limit);
    if (retryAfterSeconds !== undefined) throw new Problem(limit.code ?? 'TOO_MANY_REQUESTS', { retryAfterSeconds });
  }

  /** Counts, and returns undefined within the limit, else the seconds until there is room again. */
  async refusal(caller: string, { most, seconds = 60, cost = 1 }: RateLimit): Promise<number | undefined> {
    try {
      await this.limiterOf(most, seconds).consume(caller, cost);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // The clock may have been set back since; the count itself ends by a timer.
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
