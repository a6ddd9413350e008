import { type Language, type Locale, localeTable } from '../../contract/locales.js';

/** Returns the texts of a locale: those of its language, overridden by those of the locale. */
export const localeTexts = <Texts extends object>(all: Record<Language, Texts> & { [L in Locale]?: Partial<Texts> | undefined }, locale: Locale): Texts => ({
  ...all[localeTable[locale].language],
  ...all[locale],
});
