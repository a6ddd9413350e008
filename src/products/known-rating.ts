import type { CallContext } from '../common/call-context.js';
import type { Rating } from '../contract/validation.js';
import type { ShopApiClient } from '../shop-api/shop-api.client.js';

/** Milliseconds after which the rating is requested again. */
const age = 60_000;
const hour = 3_600_000;
/** Ratings older than a day are shown as stale; those older than a week are not shown. */
const staleAfter = 24 * hour;
const hiddenAfter = 7 * 24 * hour;

export interface ShownRating extends Rating {
  /** The rating is older than a day, because the reviews could not be fetched since. */
  isStale: boolean;
}

interface Known {
  rating: Rating | null;
  /** Object that was returned last; the same object as long as its content is the same. */
  shown: ShownRating | null;
  askedAt: number;
}
const knownTo = new WeakMap<ShopApiClient, Known>();

/** Requests the rating again. On failure the known rating stays. */
const renew = async (known: Known, shopApi: ShopApiClient, call: CallContext): Promise<void> => {
  known.askedAt = performance.now();
  try {
    known.rating = await shopApi.call('getRating', {}, { ...call, timings: undefined });
    known.shown = null;
  } catch {
    // The rating is optional.
  }
};

const shownOf = (known: Known): ShownRating | null => {
  const { rating } = known;
  const old = rating ? Date.now() - Date.parse(rating.asOf) : Number.POSITIVE_INFINITY;
  if (!rating || old > hiddenAfter) return null;
  const isStale = old > staleAfter;
  if (known.shown?.isStale !== isStale) known.shown = { ...rating, isStale };
  return known.shown;
};

/**
 * The review rating as known last; null if it is unknown or too old. Pages do not wait for it: an outdated rating is requested in the
 * background.
 */
export const knownRating = (shopApi: ShopApiClient, call: CallContext): ShownRating | null => {
  const known = knownTo.get(shopApi) ?? { rating: null, shown: null, askedAt: Number.NEGATIVE_INFINITY };
  knownTo.set(shopApi, known);
  if (performance.now() - known.askedAt > age) void renew(known, shopApi, call);
  return shownOf(known);
};
