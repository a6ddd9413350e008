import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem, type ProblemCode } from '../../contract/errors.js';

/** A household or a firm holds a whole /64 of IPv6. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toNormalizedString().split(':').slice(0, 4).join(':') : parsed.toString();
};

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

/** Requests a minute, or bytes a day, counted in this process: with several, each caller has as many times the limit. */
export class RateLimits {
  /** One limiter for each limit there is; the table of operations has a handful, keys bring a few of their own. */
  private readonly limiters = new LRUCache<string, RateLimiterMemory>({ max: 100 });

  /** @throws Problem TOO_MANY_REQUESTS unless told otherwise */
  async take(caller: string, { most, seconds = 60, cost = 1, code = 'TOO_MANY_REQUESTS' }: RateLimit): Promise<void> {
    try {
      await this.limiterOf(most, seconds).consume(caller, cost);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem(code, { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
  }

  private limiterOf(points: number, duration: number): RateLimiterMemory {
    const keyPrefix = `${points} ${duration}`;
    const known = this.limiters.get(keyPrefix);
    if (known) return known;
    const made = new RateLimiterMemory({ points, duration, keyPrefix });
    this.limiters.set(keyPrefix, made);
    return made;
  }
}
