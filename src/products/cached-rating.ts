import type { CallContext } from '../common/call-context.js';
import type { Rating } from '../contract/validation.js';
import { BackgroundRead } from '../shop-api/client/background-read.js';
import type { ShopApiClient } from '../shop-api/client/shop-api.client.js';

const hour = 3_600_000;
/** Ratings older than a day are shown as stale; those older than a week are not shown. */
const staleAfter = 24 * hour;
const hiddenAfter = 7 * 24 * hour;

export interface ShownRating extends Rating {
  /** The rating is older than a day, because the reviews could not be fetched since. */
  isStale: boolean;
}

const reads = new WeakMap<ShopApiClient, BackgroundRead<Rating | null>>();
/** What was returned last for a rating, so that it is the same object as long as its content is the same. */
const shownRatings = new WeakMap<Rating, ShownRating>();

const shownOf = (rating: Rating | null): ShownRating | null => {
  if (!rating) return null;
  const old = Date.now() - Date.parse(rating.asOf);
  if (old > hiddenAfter) return null;
  const isStale = old > staleAfter;
  const known = shownRatings.get(rating);
  if (known?.isStale === isStale) return known;
  const shown = { ...rating, isStale };
  shownRatings.set(rating, shown);
  return shown;
};

/** The review rating as known last; null if it is unknown or too old. */
export const cachedRating = (shopApi: ShopApiClient, call: CallContext): ShownRating | null => {
  const read = reads.get(shopApi) ?? new BackgroundRead<Rating | null>(null);
  reads.set(shopApi, read);
  return shownOf(read.get(() => shopApi.call('getRating', {}, { ...call, timings: undefined })));
};
