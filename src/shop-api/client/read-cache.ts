import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { Problem } from '../../contract/errors.js';
import { ShopApiFailure } from './shop-api.failure.js';

/** Milliseconds for which a public response is fresh. */
const freshFor = 5000;
/** Maximum size of the cache in characters of JSON. In memory, a response and the data that pages derive from it take about four times as many bytes. */
const maxCharacters = 6_000_000;
/** Larger responses are not cached. */
const maxEntryCharacters = 1_000_000;

/**
 * Cache of public reads. Responses are fresh for seconds; then they are served stale while they are loaded again, and also when the
 * Shop API is down. Limited by entries and by size; at most one load for each key at a time.
 */
export class ReadCache {
  private readonly entries: LRUCache<string, object, () => Promise<object>>;
  /** Time of the latest catalogue change, by `clock`. */
  private changedAt = Number.NEGATIVE_INFINITY;

  /** @param clock returns milliseconds; must never return 0 */
  constructor(private readonly clock: Pick<Performance, 'now'> = performance) {
    this.entries = new LRUCache({
      max: 5000,
      maxSize: maxCharacters,
      maxEntrySize: maxEntryCharacters,
      sizeCalculation: (answer) => JSON.stringify(answer).length,
      ttl: freshFor,
      ttlResolution: 0,
      perf: clock,
      allowStale: true,
      noDeleteOnStaleGet: true,
      fetchMethod: (_key, stale, { context, options }) =>
        context().then(
          // An unchanged response keeps its identity, so that data derived from it (bytes, rendered parts) stay valid.
          (answer) => (isDeepStrictEqual(answer, stale) ? stale : answer),
          (error: unknown) => {
            // A Problem means that the resource no longer exists, so the stale response is dropped. After a ShopApiFailure it is still served.
            const isGone = error instanceof Problem && !(error instanceof ShopApiFailure);
            options.allowStaleOnFetchRejection = stale !== undefined && !isGone;
            options.noDeleteOnFetchRejection = !isGone;
            throw error;
          },
        ),
    });
  }

  /**
   * Returns the cached response, or the result of `load`. Failures are not cached.
   * @param requiresFresh waits for a new response if the cached one is stale
   */
  async get<Answer>(key: string, load: () => Promise<Answer>, isPatient = false): Promise<Answer> {
    const isOld = this.clock.now() - freshFor + this.entries.getRemainingTTL(key) <= this.changedAt;
    // Fresh responses skip the promises of a fetch.
    const fresh = isOld ? undefined : this.entries.get(key, { allowStale: false });
    return (fresh ?? (await this.entries.forceFetch(key, { context: load as () => Promise<object>, allowStale: !isPatient && !isOld, forceRefresh: isOld }))) as Answer;
  }

  /** Marks all responses as outdated: they are loaded again, and served only if loading fails. */
  expire(): void {
    this.changedAt = this.clock.now();
  }
}
