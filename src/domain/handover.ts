import type { Locale } from '../contract/locales.js';

const prefix = 'forms/handover';
const pathOf = (step: string, query: Record<string, string | undefined>): string => {
  const known = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/${prefix}/${step}?${new URLSearchParams(known)}`;
};

/** The steps of taking a visitor along to another host of the brand, as paths of the host that takes each. */
export const handoverPaths = {
  prefix,
  /** On the receiving host. @param query `from`: locale of the host that knows the visitor; `to`: the page, with its query */
  begin: (query: { from: Locale; to: string }): string => pathOf('begin', query),
  /** On the host that knows the visitor. @param query `locale`: of the receiving host */
  give: (query: { locale: Locale; challenge: string; to: string }): string => pathOf('give', query),
  /** On the receiving host again. @param query without a `code` there was nothing to take */
  take: (query: { code: string | undefined; to: string }): string => pathOf('take', query),
};

const field = 'handover';
const failed = 'failed';

/** Query of the cart that says why it is empty: cart and sign-in could not be taken along. */
export const failureQuery = { [field]: failed };
/** Whether an address says so. */
export const hasFailure = (search: URLSearchParams): boolean => search.get(field) === failed;
