import { isOfCampaign } from '../contract/campaign-parameters.js';
import { Problem } from '../contract/errors.js';

/** Path prefixes that are not pages: unknown paths below them return a plain 404. */
const notPages = /^\/(?:api|assets|media|fonts|icons|health|dev|forms|sitemaps|metrics)(?:\/|$)/i;

/** Path and query of a page request. */
export interface PageAddress {
  /** Normalised path. */
  pathname: string;
  /** Query without `page=1`. */
  search: URLSearchParams;
  /** Path and query of the same page to redirect to; undefined if the requested ones are normalised. */
  normalized?: string;
}

/**
 * Reads the URL of a page request.
 * @throws Problem MALFORMED for an invalid path, NOT_FOUND for a path that is not a page
 */
export const pageAddressOf = (url: string): PageAddress => {
  const cut = url.indexOf('?');
  const requested = cut < 0 ? url : url.slice(0, cut);
  if (isMalformed(requested)) throw new Problem('MALFORMED');
  if (notPages.test(requested)) throw new Problem('NOT_FOUND', { instance: requested });
  const pathname = normalizedPath(requested);
  const query = new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1));
  const isFirstPage = query.get('page') === '1';
  const search = isFirstPage ? without(query, 'page') : query;
  return { pathname, search, ...((pathname !== requested || isFirstPage) && { normalized: withSearch(pathname, search) }) };
};

/** Normalises a path: lower case, single slashes, no trailing slash. Browsers would read two leading slashes as another host. */
const normalizedPath = (pathname: string): string =>
  pathname
    .replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();

/** Whether a path contains invalid UTF-8 or control characters. */
const isMalformed = (pathname: string): boolean => {
  if (!pathname.includes('%')) return false;
  try {
    return hasControlCharacter(decodeURIComponent(pathname));
  } catch {
    return true;
  }
};
const hasControlCharacter = (text: string) => [...text].some((character) => character < ' ' || character === '\u007F');

export const withSearch = (path: string, search: URLSearchParams): string => (search.size ? `${path}?${search}` : path);

/** A query without a field. */
export const without = (search: URLSearchParams, field: string): URLSearchParams => new URLSearchParams([...search].filter(([name]) => name !== field));

/** A query with a field set to a value, in its place. */
export const withField = (search: URLSearchParams, field: string, value: string): URLSearchParams => {
  const changed = new URLSearchParams(search);
  changed.set(field, value);
  return changed;
};

/** Appends the campaign parameters of a request to the target of a redirect. */
export const withCampaign = (location: string, search: URLSearchParams): string => {
  const ofCampaign = new URLSearchParams([...search].filter(([name]) => isOfCampaign(name)));
  return ofCampaign.size ? `${location}${location.includes('?') ? '&' : '?'}${ofCampaign}` : location;
};
