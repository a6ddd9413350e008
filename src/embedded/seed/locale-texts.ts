import { type Language, type Locale, localeTable } from '../../contract/locales.js';

/** The texts of a locale: its language's, with what the country says otherwise laid over them. */
export const localeTexts = <Texts extends object>(all: Record<Language, Texts> & { [L in Locale]?: Partial<Texts> | undefined }, locale: Locale): Texts => ({
  ...all[localeTable[locale].language],
  ...all[locale],
});
