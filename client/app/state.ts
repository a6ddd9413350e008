import type { QueryClient } from '@tanstack/react-query';
import superjson, { type SuperJSONResult } from 'superjson';
import type { Locale, VatView } from '../../src/contract/locales.js';
import type { RouteKey } from '../../src/contract/routes.js';

/** What the server's HTML hands to the browser, as JSON in a data block. */
export interface HandedState {
  locale: Locale;
  vat: VatView;
  /** The page that was rendered; notFound where the path led nowhere. */
  key: RouteKey;
  queries: [key: readonly unknown[], data: SuperJSONResult][];
}

export const stateElementId = 'state';

/** JSON of data the read cache serves again and again: serialised once for each object. */
const kept = new WeakMap<object, string>();
const jsonOf = (data: unknown): string => {
  if (typeof data !== 'object' || data === null) return safeJson(superjson.serialize(data));
  const json = kept.get(data) ?? safeJson(superjson.serialize(data));
  kept.set(data, json);
  return json;
};
/** JSON that cannot end the script element it stands in. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The data block's text. Dates, sets, maps, big numbers and undefined survive. */
export const handOver = ({ locale, vat, key }: Omit<HandedState, 'queries'>, queryClient: QueryClient): string => {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => `[${safeJson(queryKey)},${jsonOf(state.data)}]`);
  return `{"locale":"${locale}","vat":"${vat}","key":"${key}","queries":[${queries.join(',')}]}`;
};

/** Puts what the server read into the browser's query client: no request on hydration. */
export const takeOver = ({ queries }: HandedState, queryClient: QueryClient): void => {
  for (const [key, data] of queries) queryClient.setQueryData(key, superjson.deserialize(data));
};
