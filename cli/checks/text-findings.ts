import { baseLocaleOf, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import type { Finding } from '../support/findings.js';

/** A file of texts in nested groups. */
export type Tree = { [key: string]: string | Tree };
/** Locale -> namespace -> file. The locale of a country contains only differences, and can have no file at all. */
export type Texts = Partial<Record<Locale, Record<string, Tree>>>;

/** Namespaces of the specification, 4, and `wishes`: favourites and comparison, whose texts are loaded when they are used. */
export const namespaces =
  'account apiErrors auth blogs cart checkout components footer form global header homepage inspiration notFound product project register resetPassword routes search wishes yup'.split(
    ' ',
  );

/** Every text of a file by its dotted key. */
export const textsOf = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : textsOf(value, `${path}${key}.`)));
const placesIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join(' ');

/** Every text of a locale by its namespace and dotted key. */
export const flat = (files: Record<string, Tree> = {}): Map<string, string> =>
  new Map(Object.entries(files).flatMap(([namespace, tree]) => textsOf(tree).map(([key, text]) => [`${namespace}.${key}`, text] as const)));

const otherPlaces = (locale: Locale, own: Map<string, string>, model: Map<string, string>): Finding[] =>
  [...own].flatMap(([key, text]) => {
    const expected = model.get(key);
    return expected === undefined || placesIn(expected) === placesIn(text)
      ? []
      : [{ code: 'OTHER_PLACES', place: `${locale} ${key}`, message: `has ${placesIn(text) || 'no placeholders'} instead of ${placesIn(expected) || 'none'}` }];
  });

const ofBase = (locale: Locale, own: Map<string, string>, model: Map<string, string>): Finding[] => [
  ...[...model.keys()].filter((key) => !own.has(key)).map((key) => ({ code: 'MISSING', place: `${locale} ${key}`, message: 'is not translated' })),
  ...[...own.keys()].filter((key) => !model.has(key)).map((key) => ({ code: 'EXTRA', place: `${locale} ${key}`, message: 'has no text in the default locale' })),
  ...otherPlaces(locale, own, model),
];

const ofOverlay = (locale: Locale, own: Map<string, string>, base: Map<string, string>): Finding[] => [
  ...[...own.keys()].filter((key) => !base.has(key)).map((key) => ({ code: 'EXTRA', place: `${locale} ${key}`, message: 'does not exist in the base language' })),
  ...[...own]
    .filter(([key, text]) => base.get(key) === text)
    .map(([key]) => ({ code: 'NO_DIFFERENCE', place: `${locale} ${key}`, message: 'equals the text of the base language' })),
  ...otherPlaces(locale, own, base),
];

const ofAny = (locale: Locale, files: Record<string, Tree> = {}): Finding[] => [
  ...Object.keys(files)
    .filter((namespace) => !namespaces.includes(namespace))
    .map((namespace) => ({ code: 'UNKNOWN_NAMESPACE', place: `${locale} ${namespace}`, message: 'is an unknown namespace' })),
  ...[...flat(files)].filter(([, text]) => text.trim() === '').map(([key]) => ({ code: 'EMPTY', place: `${locale} ${key}`, message: 'is empty' })),
];

const isBase = (locale: Locale): boolean => Object.values(baseLocaleOf).some((base) => base === locale);

/** Checks the texts: the base locales must have the same keys, and the others only texts that differ in their country. */
export const textFindings = (texts: Texts): Finding[] => {
  const model = flat(texts['nl-NL']);
  return locales.flatMap((locale) => {
    const own = flat(texts[locale]);
    const compared = isBase(locale) ? ofBase(locale, own, model) : ofOverlay(locale, own, flat(texts[baseLocaleOf[localeTable[locale].language]]));
    return [...ofAny(locale, texts[locale]), ...compared];
  });
};
