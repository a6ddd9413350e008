import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../../contract/errors.js';

/** A household or a firm holds a whole /64 of IPv6. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toNormalizedString().split(':').slice(0, 4).join(':') : parsed.toString();
};

/** Requests a minute, counted in this process: with several, each caller has as many times the limit. */
export class RateLimits {
  /** One limiter for each limit there is; the table of operations has a handful, keys bring a few of their own. */
  private readonly limiters = new LRUCache<number, RateLimiterMemory>({ max: 100 });

  /** @throws Problem TOO_MANY_REQUESTS */
  async take(caller: string, perMinute: number): Promise<void> {
    try {
      await this.limiterOf(perMinute).consume(caller);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
  }

  private limiterOf(points: number): RateLimiterMemory {
    const known = this.limiters.get(points);
    if (known) return known;
    const made = new RateLimiterMemory({ points, duration: 60, keyPrefix: String(points) });
    this.limiters.set(points, made);
    return made;
  }
}
