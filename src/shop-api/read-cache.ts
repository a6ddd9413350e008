import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { Problem } from '../contract/errors.js';
import { ShopApiFailure } from './shop-api.failure.js';

/** Milliseconds a public answer counts as fresh. */
const freshFor = 5000;
/** Characters of JSON that are kept: an answer takes some four times as many bytes, with what pages make of it. */
const mostKept = 8_000_000;
/** One that is larger is not kept. */
const largestKept = 1_000_000;

/**
 * Keeps what public reads answered: fresh for seconds, then served while it is fetched anew,
 * and served on when the Shop API is down. Bounded by entries and by size; one fetch a key at a time.
 */
export class ReadCache {
  private readonly entries: LRUCache<string, object, () => Promise<object>>;
  /** When the catalogue last said that it changed, by the clock. */
  private changedAt = Number.NEGATIVE_INFINITY;

  /** @param clock tells milliseconds, never zero */
  constructor(private readonly clock: Pick<Performance, 'now'> = performance) {
    this.entries = new LRUCache({
      max: 5000,
      maxSize: mostKept,
      maxEntrySize: largestKept,
      sizeCalculation: (answer) => JSON.stringify(answer).length,
      ttl: freshFor,
      ttlResolution: 0,
      perf: clock,
      allowStale: true,
      noDeleteOnStaleGet: true,
      fetchMethod: (_key, stale, { context, options }) =>
        context().then(
          // What has not changed stays the same object: what pages made of it (bytes, rendered parts) is not made anew.
          (answer) => (isDeepStrictEqual(answer, stale) ? stale : answer),
          (error: unknown) => {
            // What the Shop API says is gone is not served on; what it cannot say now, is.
            const isGone = error instanceof Problem && !(error instanceof ShopApiFailure);
            options.allowStaleOnFetchRejection = stale !== undefined && !isGone;
            options.noDeleteOnFetchRejection = !isGone;
            throw error;
          },
        ),
    });
  }

  /**
   * The kept answer, or the one `load` brings. Failures are not kept.
   * @param isPatient waits for the new one where the kept one is stale
   */
  async get<Answer>(key: string, load: () => Promise<Answer>, isPatient = false): Promise<Answer> {
    const isOld = this.clock.now() - freshFor + this.entries.getRemainingTTL(key) <= this.changedAt;
    // What is fresh is told without the promises of a fetch.
    const fresh = isOld ? undefined : this.entries.get(key, { allowStale: false });
    return (fresh ?? (await this.entries.forceFetch(key, { context: load as () => Promise<object>, allowStale: !isPatient && !isOld, forceRefresh: isOld }))) as Answer;
  }

  /** What was read before is asked for anew, and served only where no answer comes. */
  expire(): void {
    this.changedAt = this.clock.now();
  }
}
