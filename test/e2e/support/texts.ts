import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { baseLocaleOf, type Locale, localeTable } from '../../../src/contract/locales.js';

export interface Texts {
  [key: string]: string | Texts;
}

/** Returns the text of a key (`cart.totals.goods`: namespace first), with its placeholders filled in. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Texts of a locale without those of its base locale. */
export const readTexts = (locale: Locale, namespace: string): Texts => {
  const file = fileURLToPath(new URL(`../../../locales/${locale}/${namespace}.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
};

const textAt = (texts: Texts, path: string[]): string | undefined => {
  const found = path.reduce<string | Texts | undefined>((level, name) => (typeof level === 'object' ? level[name] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
};

/**
 * Texts of the site in a locale, so that tests do not depend on their wording.
 * @throws Error for an unknown key
 */
export const translateIn = (locale: Locale): Translate => {
  const sources = [locale, baseLocaleOf[localeTable[locale].language]];
  const find = (namespace: string, path: string[]) => sources.map((source) => textAt(readTexts(source, namespace), path)).find((text) => text !== undefined);
  return (key, values = {}) => {
    const [namespace = '', ...path] = key.split('.');
    const plural = new Intl.PluralRules(locale).select(Number(values.count ?? 0));
    const text = find(namespace, path) ?? find(namespace, [...path.slice(0, -1), `${path.at(-1)}_${plural}`]);
    if (text === undefined) throw new Error(`${locale} has no text ${key}`);
    return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
};

/** All nested keys of a namespace (`totals.goods`), as a page shows them when their text is missing. */
export const dottedKeys = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) => (typeof value === 'string' ? (prefix ? [prefix + name] : []) : dottedKeys(value, `${prefix}${name}.`)));

/** Parses a formatted price. @returns cents */
export const centsOf = (printed: string | null): number => Number((printed ?? '').replaceAll(/\D/g, ''));

/** Formats cents as the site does. */
export const printed = (cents: number, locale: Locale): string => new Intl.NumberFormat(locale, { style: 'currency', currency: localeTable[locale].currency }).format(cents / 100);

/** Replaces all kinds of white space by single spaces. */
export const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
