import { routeTable } from '../contract/routes.js';

/** Path segments of routes in all languages. They do not describe the content of a page. */
const known: ReadonlySet<string> = new Set(
  Object.values(routeTable)
    .flatMap((paths) => Object.values(paths))
    .flatMap((path) => path.split('/')),
);
const maxWords = 8;
const longest = 100;

/** Search words for a page that does not exist: the words of its path, without those of routes and file extensions. */
export const searchTermsOfPath = (path: string): string => {
  const segments = path.split('/').map((segment) => decodeURIComponent(segment).toLowerCase());
  const words = segments
    .filter((segment) => !known.has(segment))
    .flatMap((segment) => segment.replace(/\.(?:html?|php|aspx?)$/, '').split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length > 1 && /\p{L}/u.test(word));
  return words.slice(0, maxWords).join(' ').slice(0, longest);
};
