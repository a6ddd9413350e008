import type { CallContext } from '../common/call-context.js';
import type { Rating } from '../contract/validation.js';
import type { ShopApiClient } from '../shop-api/client/shop-api.client.js';

/** Milliseconds after which the rating is requested again. */
const refreshAfter = 60_000;
const hour = 3_600_000;
/** Ratings older than a day are shown as stale; those older than a week are not shown. */
const staleAfter = 24 * hour;
const hiddenAfter = 7 * 24 * hour;

export interface ShownRating extends Rating {
  /** The rating is older than a day, because the reviews could not be fetched since. */
  isStale: boolean;
}

interface CacheEntry {
  rating: Rating | null;
  /** Object that was returned last; the same object as long as its content is the same. */
  shown: ShownRating | null;
  requestedAt: number;
}
const cache = new WeakMap<ShopApiClient, CacheEntry>();

/** Requests the rating again. On failure the known rating stays. */
const refresh = async (entry: CacheEntry, shopApi: ShopApiClient, call: CallContext): Promise<void> => {
  entry.requestedAt = performance.now();
  try {
    entry.rating = await shopApi.call('getRating', {}, { ...call, timings: undefined });
    entry.shown = null;
  } catch {
    // The rating is optional.
  }
};

const shownOf = (entry: CacheEntry): ShownRating | null => {
  const { rating } = entry;
  const old = rating ? Date.now() - Date.parse(rating.asOf) : Number.POSITIVE_INFINITY;
  if (!rating || old > hiddenAfter) return null;
  const isStale = old > staleAfter;
  if (entry.shown?.isStale !== isStale) entry.shown = { ...rating, isStale };
  return entry.shown;
};

/**
 * The review rating as known last; null if it is unknown or too old. Pages do not wait for it: an outdated rating is requested in the
 * background.
 */
export const cachedRating = (shopApi: ShopApiClient, call: CallContext): ShownRating | null => {
  const entry = cache.get(shopApi) ?? { rating: null, shown: null, requestedAt: Number.NEGATIVE_INFINITY };
  cache.set(shopApi, entry);
  if (performance.now() - entry.requestedAt > refreshAfter) void refresh(entry, shopApi, call);
  return shownOf(entry);
};
