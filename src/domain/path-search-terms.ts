import { routeTable } from '../contract/routes.js';

/** Path segments of routes in all languages. They do not describe the content of a page. */
const known: ReadonlySet<string> = new Set(
  Object.values(routeTable)
    .flatMap((paths) => Object.values(paths))
    .flatMap((path) => path.split('/')),
);
const maxWords = 8;
const longest = 100;

/** Lower-case segments of a path without file extensions and without other characters at the end, as `.html` and `,` in old or copied links. */
const segmentsOf = (path: string): string[] =>
  path.split('/').map((segment) =>
    decodeURIComponent(segment)
      .toLowerCase()
      .replace(/\.(?:html?|php|aspx?)$/, '')
      .replace(/[^\p{L}\p{M}\p{N}]+$/u, ''),
  );

/** Search words for a page that does not exist: the words of its path, without those of routes and file extensions. */
export const searchTermsOfPath = (path: string): string => {
  const words = segmentsOf(path)
    .filter((segment) => !known.has(segment))
    .flatMap((segment) => segment.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length > 1 && /\p{L}/u.test(word));
  return words.slice(0, maxWords).join(' ').slice(0, longest);
};

/** Letters that addresses spell out, by language of the address. All other accents are left out. */
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae' };

const asInAddresses = (segment: string): string =>
  segment
    .replace(/[äöüßœæ]/g, (letter) => spelledOut[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The path that a mistyped or old path probably means: without file extension and accents, with hyphens between words. */
export const meantPath = (path: string): string => `/${segmentsOf(path).map(asInAddresses).filter(Boolean).join('/')}`;
