import { LRUCache } from 'lru-cache';
import { Problem } from '../contract/errors.js';
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
    fetchMethod: (_key, stale, { context, options }) =>
      context().catch((error: unknown) => {
        // What the Shop API says is gone is not served on; what it cannot say now, is.
        const isGone = error instanceof Problem && !(error instanceof ShopApiFailure);
        options.allowStaleOnFetchRejection = stale !== undefined && !isGone;
        options.noDeleteOnFetchRejection = !isGone;
        throw error;
      }),
  });

  /** The kept answer, or the one `load` brings. Failures are not kept. */
  async get<Answer>(key: string, load: () => Promise<Answer>): Promise<Answer> {
    return (await this.entries.forceFetch(key, { context: load as () => Promise<object> })) as Answer;
  }
}
