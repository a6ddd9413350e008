import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { baseLocaleOf, type Locale, localeTable } from '../../../src/contract/locales.js';

/** Nested texts of a namespace. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The words of a key (`cart.totals.goods`: namespace first), with what its placeholders stand for. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** Own texts of a locale, without those it falls back to. */
export const readTexts = (locale: Locale, namespace: string): Texts => {
  const file = fileURLToPath(new URL(`../../../locales/${locale}/${namespace}.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
};

const textAt = (texts: Texts, path: string[]): string | undefined => {
  const found = path.reduce<string | Texts | undefined>((level, name) => (typeof level === 'object' ? level[name] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
};

/**
 * What the site says in a locale, so that a test does not fall over a better word.
 * @throws Error for a key that is nowhere
 */
export const sayIn = (locale: Locale): Say => {
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

/** Every key with a dot of a namespace (`totals.goods`), as a page shows it when its text is missing. */
export const dottedKeys = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) => (typeof value === 'string' ? (prefix ? [prefix + name] : []) : dottedKeys(value, `${prefix}${name}.`)));

/** Cents of a printed price. */
export const centsOf = (printed: string | null): number => Number((printed ?? '').replaceAll(/\D/g, ''));

/** Cents as the site prints them. */
export const printed = (cents: number, locale: Locale): string => new Intl.NumberFormat(locale, { style: 'currency', currency: localeTable[locale].currency }).format(cents / 100);

/** Text with every kind of space as a plain one. */
export const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
