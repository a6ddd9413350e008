import { type Language, languages as all } from '../../src/contract/locales.js';
import type { Finding } from '../support/findings.js';

type Table = Record<string, Partial<Record<Language, string>>>;

/** First path segments that have another purpose. */
const reserved = new Set(['api', 'assets', 'dev', 'fonts', 'forms', 'health', 'media']);
const parametersOf = (path: string) => (path.match(/\{\w+\}/g) ?? []).join(' ');
/** Lower case, without trailing slash, with at most one `{slug}`, which is the last segment. */
const isWellFormed = (path: string) => path === '/' || /^(?:\/[a-z0-9-]+)+(?:\/\{slug\})?$/.test(path);

const ofRoute = (key: string, paths: Table[string], languages: readonly Language[]): Finding[] => {
  const found = languages.flatMap((language): Finding[] => {
    const path = paths[language];
    const place = `${key} ${language}`;
    if (path === undefined) return [{ code: 'MISSING_LANGUAGE', place, message: 'has no path' }];
    const first = path.split('/')[1]!;
    return [
      ...(isWellFormed(path) ? [] : [{ code: 'MALFORMED_PATH', place, message: `${path} is not well-formed` }]),
      ...(reserved.has(first) ? [{ code: 'RESERVED_PATH', place, message: `/${first} is reserved` }] : []),
    ];
  });
  const kinds = new Set(Object.values(paths).map(parametersOf));
  return [
    ...found,
    ...(kinds.size > 1 ? [{ code: 'OTHER_PARAMETERS', place: key, message: `differ between languages: ${[...kinds].map((kind) => kind || 'none').join(', ')}` }] : []),
  ];
};

/** Checks a route table, in some languages or in all. */
export const routeFindings = (table: Table, languages: readonly Language[] = all): Finding[] => {
  const collisions = languages.flatMap((language) => {
    const byPath = Map.groupBy(
      Object.keys(table).filter((key) => table[key]![language] !== undefined),
      (key) => table[key]![language]!.replaceAll(/\{\w+\}/g, '{}'),
    );
    return [...byPath]
      .filter(([, keys]) => keys.length > 1)
      .map(([path, keys]) => ({ code: 'COLLISION', place: `${keys.join(', ')} ${language}`, message: `have the same path ${path}` }));
  });
  return [...Object.entries(table).flatMap(([key, paths]) => ofRoute(key, paths, languages)), ...collisions];
};
