import { type Locale, localeTable } from '../contract/locales.js';

const isFrench = (locale: Locale): boolean => localeTable[locale].language === 'fr';

/** Returns a time of day (`08:30`) as it is written in a text of the locale: `8 h 30` in French, unchanged in other languages. */
export const writtenTime = (time: string, locale: Locale): string => {
  if (!isFrench(locale)) return time;
  const [hours, minutes] = time.split(':');
  return [String(Number(hours)), 'h', ...(minutes === '00' ? [] : [minutes])].join('\u00a0');
};

/** Returns a label with its value: `Kleur: grijs`, in French with a no-break space before the colon. */
export const labelled = (label: string, value: string, locale: Locale): string => `${label}${isFrench(locale) ? '\u00a0' : ''}: ${value}`;

/** Returns a date as it is written in a text of the locale: `1er décembre` in French, unchanged in other languages. @param date formatted by `Intl`, which writes `1 décembre` */
export const writtenDate = (date: string, locale: Locale): string => (isFrench(locale) ? date.replace(/(?<!\d)1(?=\s\p{L})/u, '1er') : date);

/**
 * Returns a text that no line break separates within a size (`300 × 260 mm`), nor after the hyphen of an abbreviation (`PU-foam`, `B-s1`, `105-B02`):
 * with no-break spaces, and with a word joiner after the hyphen, because the fonts have no no-break hyphen. For display only: comparisons need the text itself.
 */
export const keptTogether = (text: string): string =>
  text.replaceAll(/(?<=\d) × (?=\d)/g, '\u00a0×\u00a0').replaceAll(/(?<![\p{L}\p{N}-])([\p{Lu}\p{N}]{1,4}-)(?=[\p{L}\p{N}])/gu, '$1\u2060');
