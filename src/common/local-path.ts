const here = 'http://here';

/**
 * A path of this site, with query and hash, that a form or link named for the way back. It is validated as a browser reads it:
 * after dot segments, backslashes and control characters are resolved. Anything that leads elsewhere becomes the home page.
 */
export const localPath = (given: unknown): string => {
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, here)) return '/';
  const { origin, pathname, search, hash } = new URL(given, here);
  // Two slashes at the start of a redirect are another host.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/';
};
