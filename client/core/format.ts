import { type Locale, localeTable } from '../../src/contract/locales.js';
import type { Money } from '../../src/contract/money.js';
import { labelled, writtenDate, writtenTime } from '../../src/domain/written-words.js';
import { useLocale } from './locale.js';

/** `Intl` formatters, one for each locale and kind, because creating one is expensive. */
const memoized = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
const formatter = <Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format => {
  const known = memoized.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  memoized.set(key, made);
  return made;
};

/** Formatted values of a locale and kind. A catalogue has few, and a look-up takes a fifth of the time of formatting. */
const memoizedTexts = new Map<string, Map<number | string, string>>();
const maximumTexts = 2000;

const textsOf = (kind: string): Map<number | string, string> => {
  const known = memoizedTexts.get(kind);
  if (known && known.size < maximumTexts) return known;
  const texts = new Map<number | string, string>();
  memoizedTexts.set(kind, texts);
  return texts;
};

/** Looks a formatted value up, or formats it. @param kind locale and kind of format */
const formatted = (kind: string, value: number | string, format: () => string): string => {
  const texts = textsOf(kind);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = format();
  texts.set(value, text);
  return text;
};

const moneyFormatter = (currency: Money['currency'], locale: Locale) => formatter(`${locale} ${currency}`, () => new Intl.NumberFormat(locale, { style: 'currency', currency }));

export const formatMoney = ({ amount, currency }: Money, locale: Locale): string =>
  formatted(`${locale} ${currency}`, amount, () => moneyFormatter(currency, locale).format(amount / 100));

/** The symbol of a currency in texts of the locale: €, £, zł */
export const currencySymbol = (currency: Money['currency'], locale: Locale): string =>
  moneyFormatter(currency, locale)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;

/** An amount without cents. */
export const formatWholeMoney = ({ amount, currency }: Money, locale: Locale): string =>
  formatter(`${locale} ${currency} whole`, () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })).format(amount / 100);

export const formatNumber = (value: number, locale: Locale, digits = 0): string => {
  const kind = `${locale} ${digits}`;
  return formatted(kind, value, () => formatter(kind, () => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })).format(value));
};

/** A text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dayStyles = {
  /** dinsdag 24 november */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** di 24 nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  weekdayName: { weekday: 'long' },
  day: { day: 'numeric' },
  month: { month: 'short' },
  /** 24 nov */
  dayMonth: { day: 'numeric', month: 'short' },
  monthYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats a calendar day (`2026-11-24`). */
export const formatDay = (day: string, locale: Locale, style: keyof typeof dayStyles = 'long'): string => {
  const kind = `${locale} ${style}`;
  const format = () => formatter(kind, () => new Intl.DateTimeFormat(locale, { ...dayStyles[style], timeZone: 'UTC' }));
  return formatted(kind, day, () => writtenDate(format().format(new Date(`${day}T00:00:00Z`)), locale));
};

/** Formats the day of an instant (RFC 3339) in the time zone of the locale, or a calendar day: 24 november 2026 */
export const formatDate = (instant: string, locale: Locale): string => {
  const kind = `${locale} date`;
  const format = () => formatter(kind, () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: localeTable[locale].timeZone }));
  return formatted(kind, instant, () => writtenDate(format().format(new Date(instant)), locale));
};

/** Formats day and time of an instant in the time zone of the locale: 24 november 2026 om 14:05 */
export const formatDateTime = (instant: string, locale: Locale): string =>
  writtenDate(
    formatter(`${locale} moment`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: localeTable[locale].timeZone })).format(
      new Date(instant),
    ),
    locale,
  );

/** The formatters bound to this page's locale. */
export const useFormat = () => {
  const locale = useLocale();
  return {
    money: (money: Money) => formatMoney(money, locale),
    wholeMoney: (money: Money) => formatWholeMoney(money, locale),
    number: (value: number, digits?: number) => formatNumber(value, locale, digits),
    date: (instant: string) => formatDate(instant, locale),
    moment: (instant: string) => formatDateTime(instant, locale),
    day: (day: string, style?: keyof typeof dayStyles) => formatDay(day, locale, style),
    time: (time: string) => writtenTime(time, locale),
    labelled: (label: string, value: string) => labelled(label, value, locale),
  };
};
