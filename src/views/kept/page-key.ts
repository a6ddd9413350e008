import type { Visitor } from '../../common/visitor.js';
import { withoutCampaign } from '../../contract/campaign-parameters.js';
import { contentFacets } from '../../contract/content.js';
import { facetKeys } from '../../contract/product.js';

/** What lists are narrowed, ordered and paged by. Whatever else an address asks is too seldom asked twice, or somebody's own. */
const ofLists = new Set<string>([...facetKeys, ...Object.keys(contentFacets), 'minPrice', 'maxPrice', 'sort', 'page']);

/** A longer address is made up. */
const maximumLength = 500;

/** Path and query as a page is kept by it: without the campaign's part. Undefined where it asks for what is not kept. */
export const addressIn = (url: string): string | undefined => {
  if (url.length > maximumLength) return undefined;
  const cut = url.indexOf('?');
  if (cut < 0) return url;
  const search = withoutCampaign(new URLSearchParams(url.slice(cut + 1)));
  if ([...search.keys()].some((name) => !ofLists.has(name))) return undefined;
  return search.size ? `${url.slice(0, cut)}?${search}` : url.slice(0, cut);
};

/**
 * What a page depends on beside its address. Undefined for visitors with a cart or a session: their pages are their own.
 * @param origin of the site in the visitor's locale, as seen from the host they asked: all that a page takes of the host
 */
export const viewOf = ({ locale, vat, consent, cartToken, sessionToken }: Visitor, origin: string): string | undefined =>
  cartToken === undefined && sessionToken === undefined ? `${locale} ${vat} ${consent?.given.join('.') ?? ''} ${origin}` : undefined;
