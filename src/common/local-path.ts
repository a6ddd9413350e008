const placeholderOrigin = 'http://here';
/** Maximum length of an address in a redirect. Headers are limited to 16 kB by Node, and to less by proxies. */
export const maxAddressLength = 4000;

/**
 * Returns the path of this site, with query and hash, to which a form or link wants to return. It is validated as a browser reads
 * it: after dot segments, backslashes and control characters are resolved. Any other address becomes the home page.
 */
export const localPath = (given: unknown): string => {
  if (typeof given !== 'string' || given.length > maxAddressLength || !given.startsWith('/') || !URL.canParse(given, placeholderOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(given, placeholderOrigin);
  // A redirect to a path with two leading slashes leads to another host.
  return origin === placeholderOrigin && !pathname.startsWith('//') ? pathname + search + hash : '/';
};
