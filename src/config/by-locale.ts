import { isLocale, type Locale } from '../contract/locales.js';

/**
 * A variable with a value for each of some locales: `nl-NL=GTM-AB12CD,de-DE=GTM-EF34GH`.
 * Undefined when it names what is no locale, names one twice, or has a value that `isValue` does not take.
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
