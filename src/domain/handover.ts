import type { Locale } from '../contract/locales.js';

const prefix = 'forms/handover';
const pathOf = (step: string, query: Record<string, string | undefined>): string => {
  const known = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/${prefix}/${step}?${new URLSearchParams(known)}`;
};

/** Paths of the steps that transfer a visitor to another host of the brand, each on the host that handles it. */
export const handoverPaths = {
  prefix,
  /** On the receiving host. @param query `from`: locale of the host with the visitor's session or cart; `to`: the page with its query */
  begin: (query: { from: Locale; to: string }): string => pathOf('begin', query),
  /** On the host with the visitor's session or cart. @param query `locale`: that of the receiving host */
  give: (query: { locale: Locale; challenge: string; to: string }): string => pathOf('give', query),
  /** On the receiving host again. @param query `code` is missing if there was nothing to transfer */
  take: (query: { code: string | undefined; to: string }): string => pathOf('take', query),
};

const field = 'handover';
const failed = 'failed';

/** Query for the cart page, which then explains that cart and sign-in could not be transferred. */
export const failureQuery = { [field]: failed };
/** Whether the query of a URL reports such a failure. */
export const hasFailure = (search: URLSearchParams): boolean => search.get(field) === failed;
