import type { CallContext } from '../common/call-context.js';
import { localeTable, type Locale } from '../contract/locales.js';
import type { OutputOf } from '../contract/shop-api.js';
import { BackgroundRead } from '../shop-api/client/background-read.js';
import type { ShopApiClient } from '../shop-api/client/shop-api.client.js';

type Methods = OutputOf<'listPaymentMethods'>;
const reads = new WeakMap<ShopApiClient, Map<Locale, BackgroundRead<Methods>>>();

/** The payment methods that any visitor of a locale can use, as known last; empty while they are unknown. */
export const offeredMethods = (shopApi: ShopApiClient, call: CallContext): Methods => {
  const { cartToken: _cart, sessionToken: _session, timings: _timings, ...anyone } = call;
  const { country, currency } = localeTable[call.locale];
  const byLocale = reads.get(shopApi) ?? new Map<Locale, BackgroundRead<Methods>>();
  reads.set(shopApi, byLocale);
  const read = byLocale.get(call.locale) ?? new BackgroundRead<Methods>([]);
  byLocale.set(call.locale, read);
  return read.get(() => shopApi.call('listPaymentMethods', { country, currency }, anyone));
};
