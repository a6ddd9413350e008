import { LRUCache } from 'lru-cache';
import { ShopApiFailure } from './shop-api.failure.js';

/** Milliseconds a public answer counts as fresh. */
const freshFor = 5000;

/**
 * Keeps what public reads answered: fresh for seconds, then served while it is fetched anew,
 * and served on when the Shop API is down. Bounded by entries; one fetch a key at a time.
 */
export class ReadCache {
  private readonly entries = new LRUCache<string, object, () => Promise<object>>({
    max: 5000,
    ttl: freshFor,
    allowStale: true,
    noDeleteOnStaleGet: true,
    // What the Shop API cannot say now is served on; what it says is gone is not. A rejection drops the entry and reaches every caller that waits.
    fetchMethod: (_key, stale, { context }) =>
      context().catch((error: unknown) => {
        if (stale && error instanceof ShopApiFailure) return stale;
        throw error;
      }),
  });

  /** The kept answer, or the one `load` brings; fails as `load` does. Failures are not kept. */
  async get<Answer>(key: string, load: () => Promise<Answer>): Promise<Answer> {
    return (await this.entries.forceFetch(key, { context: load as () => Promise<object> })) as Answer;
  }
}
