import { isLocale, type Locale } from '../contract/locales.js';

/**
 * Parses values by locale: `nl-NL=GTM-AB12CD,de-DE=GTM-EF34GH`.
 * @returns undefined for an unknown locale, a locale that occurs twice, or an empty value or one that `isValue` rejects
 */
export const byLocale = (variable: string, isValue: (value: string) => boolean = () => true): Partial<Record<Locale, string>> | undefined => {
  const values: Partial<Record<Locale, string>> = {};
  for (const entry of variable.split(',')) {
    const cut = entry.indexOf('=');
    const [locale, value] = [entry.slice(0, cut).trim(), entry.slice(cut + 1).trim()];
    if (cut < 0 || !isLocale(locale) || values[locale] !== undefined || !value || !isValue(value)) return undefined;
    values[locale] = value;
  }
  return values;
};
