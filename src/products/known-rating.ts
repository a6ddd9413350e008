import type { CallContext } from '../common/call-context.js';
import type { Rating } from '../contract/validation.js';
import type { ShopApiClient } from '../shop-api/shop-api.client.js';

/** Milliseconds after which it is asked for again. */
const age = 60_000;
const hour = 3_600_000;
/** Figures of a day ago are told as such; those of a week ago are told no more. */
const staleAfter = 24 * hour;
const hiddenAfter = 7 * 24 * hour;

export interface ShownRating extends Rating {
  /** The reviews could not be asked for a day or longer. */
  isStale: boolean;
}

interface Known {
  rating: Rating | null;
  /** As it was shown last: the same object as long as it says the same. */
  shown: ShownRating | null;
  askedAt: number;
}
const knownTo = new WeakMap<ShopApiClient, Known>();

/** Asks again; a failure leaves what is known as it is. */
const renew = async (known: Known, shopApi: ShopApiClient, call: CallContext): Promise<void> => {
  known.askedAt = performance.now();
  try {
    known.rating = await shopApi.call('getRating', {}, { ...call, timings: undefined });
    known.shown = null;
  } catch {
    // Nothing depends on it.
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
 * What customers say of the shop, as it was known last; null while it never was, or is too old. No page waits for it: what
 * has become old is asked for behind the answer.
 */
export const knownRating = (shopApi: ShopApiClient, call: CallContext): ShownRating | null => {
  const known = knownTo.get(shopApi) ?? { rating: null, shown: null, askedAt: Number.NEGATIVE_INFINITY };
  knownTo.set(shopApi, known);
  if (performance.now() - known.askedAt > age) void renew(known, shopApi, call);
  return shownOf(known);
};
