import { type Language, languages, type Locale, localeTable } from '../contract/locales.js';
import type { Texts } from '../listing/listing.types.js';
import type { Values } from './export-row.js';

/** A text column in a locale: `name_de-AT`, else `name_de`, else `name`. */
export const textIn = (values: Values, column: string, locale: Locale): string | undefined =>
  values[`${column}_${locale}`] ?? values[`${column}_${localeTable[locale].language}`] ?? values[column];

/** A text column in every language; undefined without the column. */
export const textsOf = (values: Values, column: string): Texts | undefined => {
  const written = Object.keys(values).find((key) => key === column || key.startsWith(`${column}_`));
  if (!written) return undefined;
  const inLanguage = (language: Language) => values[`${column}_${language}`] ?? values[column] ?? values[written]!;
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Texts;
};
