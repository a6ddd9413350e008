import { baseLocaleOf, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import type { Finding } from '../support/findings.js';

/** A file of texts: nested groups of them. */
export type Tree = { [key: string]: string | Tree };
/** Locale -> namespace -> file. A locale that only differs here and there has few files, or none. */
export type Texts = Partial<Record<Locale, Record<string, Tree>>>;

/** Namespaces of the specification, 4. */
export const namespaces =
  'account apiErrors auth blogs cart checkout components footer form global header homepage inspiration notFound product project register resetPassword routes search yup'.split(
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
      : [{ code: 'OTHER_PLACES', place: `${locale} ${key}`, message: `has ${placesIn(text) || 'no places'} instead of ${placesIn(expected) || 'none'}` }];
  });

const ofBase = (locale: Locale, own: Map<string, string>, model: Map<string, string>): Finding[] => [
  ...[...model.keys()].filter((key) => !own.has(key)).map((key) => ({ code: 'MISSING', place: `${locale} ${key}`, message: 'is not translated' })),
  ...[...own.keys()].filter((key) => !model.has(key)).map((key) => ({ code: 'EXTRA', place: `${locale} ${key}`, message: 'has no text in the default locale' })),
  ...otherPlaces(locale, own, model),
];

const ofOverlay = (locale: Locale, own: Map<string, string>, base: Map<string, string>): Finding[] => [
  ...[...own.keys()].filter((key) => !base.has(key)).map((key) => ({ code: 'EXTRA', place: `${locale} ${key}`, message: 'replaces nothing' })),
  ...[...own].filter(([key, text]) => base.get(key) === text).map(([key]) => ({ code: 'NO_DIFFERENCE', place: `${locale} ${key}`, message: 'says what its language says anyway' })),
  ...otherPlaces(locale, own, base),
];

const ofAny = (locale: Locale, files: Record<string, Tree> = {}): Finding[] => [
  ...Object.keys(files)
    .filter((namespace) => !namespaces.includes(namespace))
    .map((namespace) => ({ code: 'UNKNOWN_NAMESPACE', place: `${locale} ${namespace}`, message: 'is no namespace of ours' })),
  ...[...flat(files)].filter(([, text]) => text.trim() === '').map(([key]) => ({ code: 'EMPTY', place: `${locale} ${key}`, message: 'says nothing' })),
];

const isBase = (locale: Locale): boolean => Object.values(baseLocaleOf).some((base) => base === locale);

/** What is wrong with the texts: the base locales hold the same keys, the others only what their country says otherwise. */
export const textFindings = (texts: Texts): Finding[] => {
  const model = flat(texts['nl-NL']);
  return locales.flatMap((locale) => {
    const own = flat(texts[locale]);
    const compared = isBase(locale) ? ofBase(locale, own, model) : ofOverlay(locale, own, flat(texts[baseLocaleOf[localeTable[locale].language]]));
    return [...ofAny(locale, texts[locale]), ...compared];
  });
};
