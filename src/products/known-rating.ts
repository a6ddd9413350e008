import type { CallContext } from '../common/call-context.js';
import type { Rating } from '../contract/validation.js';
import type { ShopApiClient } from '../shop-api/shop-api.client.js';

/** Milliseconds after which it is asked for again. */
const age = 60_000;

interface Known {
  rating: Rating | null;
  askedAt: number;
}
const knownTo = new WeakMap<ShopApiClient, Known>();

/** Asks again; a failure leaves what is known as it is. */
const renew = async (known: Known, shopApi: ShopApiClient, call: CallContext): Promise<void> => {
  known.askedAt = Date.now();
  try {
    known.rating = await shopApi.call('getRating', {}, call);
  } catch {
    // Nothing depends on it.
  }
};

/**
 * What customers say of the shop, as it was known last; null while it never was. No page waits for it: what has become
 * old is asked for behind the answer.
 */
export const knownRating = (shopApi: ShopApiClient, call: CallContext): Rating | null => {
  const known = knownTo.get(shopApi) ?? { rating: null, askedAt: Number.NEGATIVE_INFINITY };
  knownTo.set(shopApi, known);
  if (Date.now() - known.askedAt > age) void renew(known, shopApi, call);
  return known.rating;
};
