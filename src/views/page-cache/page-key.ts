import type { Visitor } from '../../common/visitor.js';
import { withoutCampaign } from '../../contract/campaign-parameters.js';
import { contentFacets } from '../../contract/content.js';
import { facetKeys } from '../../contract/product.js';

/** Query fields of lists: filters, order and page. URLs with other fields are requested too rarely, or are personal. */
const listParameters = new Set<string>([...facetKeys, ...Object.keys(contentFacets), 'minPrice', 'maxPrice', 'sort', 'page']);

/** Longer URLs are not cached. */
const maximumLength = 500;

/** Path and query of a cache key, without campaign parameters; undefined if the URL is not cached. */
export const addressIn = (url: string): string | undefined => {
  if (url.length > maximumLength) return undefined;
  const cut = url.indexOf('?');
  if (cut < 0) return url;
  const search = withoutCampaign(new URLSearchParams(url.slice(cut + 1)));
  if ([...search.keys()].some((name) => !listParameters.has(name))) return undefined;
  return search.size ? `${url.slice(0, cut)}?${search}` : url.slice(0, cut);
};

/**
 * Everything besides the URL that a page depends on. Undefined for visitors with a cart or a session, whose pages are personal.
 * @param origin origin of the site in the visitor's locale, for the requested host; pages depend on nothing else of the host
 */
export const viewOf = ({ locale, vat, consent, cartToken, sessionToken }: Visitor, origin: string): string | undefined =>
  cartToken === undefined && sessionToken === undefined ? `${locale} ${vat} ${consent?.given.join('.') ?? ''} ${origin}` : undefined;

/** Key of a page in the cache; undefined if it is not cached. */
export const pageKeyOf = (view: string | undefined, url: string): string | undefined => {
  const address = view === undefined ? undefined : addressIn(url);
  return address === undefined ? undefined : `${view} ${address}`;
};
