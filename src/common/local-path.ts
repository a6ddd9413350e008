const here = 'http://here';
/** Characters of an address in a redirect: a head may have 16 kB, and proxies take less. */
export const longestAddress = 4000;

/**
 * A path of this site, with query and hash, that a form or link named for the way back. It is validated as a browser reads it:
 * after dot segments, backslashes and control characters are resolved. Anything that leads elsewhere becomes the home page.
 */
export const localPath = (given: unknown): string => {
  if (typeof given !== 'string' || given.length > longestAddress || !given.startsWith('/') || !URL.canParse(given, here)) return '/';
  const { origin, pathname, search, hash } = new URL(given, here);
  // Two slashes at the start of a redirect are another host.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/';
};
