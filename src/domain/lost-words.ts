import { routeTable } from '../contract/routes.js';

/** Segments that name a kind of page, in any language: they say nothing of what was looked for. */
const known: ReadonlySet<string> = new Set(
  Object.values(routeTable)
    .flatMap((paths) => Object.values(paths))
    .flatMap((path) => path.split('/')),
);
const mostWords = 8;
const longest = 100;

/** What somebody may have looked for at an address that leads nowhere: the words of its path, without those of routes and file names. */
export const lostWords = (path: string): string => {
  const segments = path.split('/').map((segment) => decodeURIComponent(segment).toLowerCase());
  const words = segments
    .filter((segment) => !known.has(segment))
    .flatMap((segment) => segment.replace(/\.(?:html?|php|aspx?)$/, '').split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length > 1 && /\p{L}/u.test(word));
  return words.slice(0, mostWords).join(' ').slice(0, longest);
};
