import type { CallContext } from '../common/call-context.js';
import { localeTable, type Locale } from '../contract/locales.js';
import type { OutputOf } from '../contract/shop-api.js';
import type { ShopApiClient } from '../shop-api/client/shop-api.client.js';

type Methods = OutputOf<'listPaymentMethods'>;
interface CacheEntry {
  methods: Methods;
  requestedAt: number;
}

/** Milliseconds after which the methods are requested again. */
const refreshAfter = 60_000;
const cache = new WeakMap<ShopApiClient, Map<Locale, CacheEntry>>();

/** Requests the methods again, without a visitor. On failure the known ones stay. */
const refresh = async (entry: CacheEntry, shopApi: ShopApiClient, call: CallContext): Promise<void> => {
  entry.requestedAt = performance.now();
  const { cartToken: _cart, sessionToken: _session, timings: _timings, ...anyone } = call;
  const { country, currency } = localeTable[call.locale];
  try {
    entry.methods = await shopApi.call('listPaymentMethods', { country, currency }, anyone);
  } catch {
    // The marks are optional.
  }
};

/**
 * The payment methods that any visitor of a locale can use, as known last; empty while they are unknown. Pages do not wait for them:
 * outdated ones are requested in the background.
 */
export const offeredMethods = (shopApi: ShopApiClient, call: CallContext): Methods => {
  const byLocale = cache.get(shopApi) ?? new Map<Locale, CacheEntry>();
  cache.set(shopApi, byLocale);
  const entry = byLocale.get(call.locale) ?? { methods: [], requestedAt: Number.NEGATIVE_INFINITY };
  byLocale.set(call.locale, entry);
  if (performance.now() - entry.requestedAt > refreshAfter) void refresh(entry, shopApi, call);
  return entry.methods;
};
