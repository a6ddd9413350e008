import { type Language, type Locale, localeTable } from '../../contract/locales.js';

/** Returns the texts of a locale: those of its language, overridden by those of the locale; undefined without texts in the language. */
export const localeTexts = <Texts extends object>(
  all: { [L in Language]?: Texts | undefined } & { [L in Locale]?: Partial<Texts> | undefined },
  locale: Locale,
): Texts | undefined => {
  const texts = all[localeTable[locale].language];
  return texts && { ...texts, ...all[locale] };
};
