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
 * @throws Problem NOT_FOUND for a path that is not a page
 */
export const pageAddressOf = (url: string): PageAddress => {
  const cut = url.indexOf('?');
  const requested = cut < 0 ? url : url.slice(0, cut);
  if (notPages.test(requested)) throw new Problem('NOT_FOUND', { instance: requested });
  const pathname = normalizedPath(requested);
  const query = new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1));
  const isFirstPage = query.get('page') === '1';
  const search = isFirstPage ? without(query, 'page') : query;
  return { pathname, search, ...((pathname !== requested || isFirstPage) && { normalized: withSearch(pathname, search) }) };
};

/** Path and query to redirect to from a URL with escapes that are not UTF-8, which Fastify's router does not accept; undefined for other URLs. */
export const repairedUrl = (url: string): string | undefined => {
  const [requested = ''] = url.split('?', 1);
  return !requested.includes('%') || isUtf8(requested) || notPages.test(requested) ? undefined : pageAddressOf(url).normalized;
};

/**
 * Normalises a path: lower case except escapes (RFC 3986, 6.2.2.1 prefers their capitals), single slashes, no trailing slash, and no
 * escapes that are not readable text. Browsers would read two leading slashes as another host.
 */
const normalizedPath = (pathname: string): string =>
  readable(pathname)
    .replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** Removes escapes that are incomplete, not UTF-8 or control characters: they are traces of a broken link. */
const readable = (pathname: string): string =>
  pathname.includes('%') ? pathname.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) => (isUtf8(escapes) && !/\p{Cc}/u.test(decodeURIComponent(escapes)) ? escapes : '')) : pathname;

const isUtf8 = (escaped: string): boolean => {
  try {
    return decodeURIComponent(escaped).isWellFormed();
  } catch {
    return false;
  }
};

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
