import type { Address } from '../contract/address.js';
import { type Locale, localeTable } from '../contract/locales.js';
import type { BankAccount } from '../contract/brands.js';
import type { Money } from '../contract/money.js';
import { britishAccount, printedIban } from '../domain/bank-account.js';
import { postalLines } from '../domain/address-lines.js';
import { writtenDate } from '../domain/written-words.js';

/** Caches the results of `make` by key: creating an Intl formatter takes far longer than using it. */
const memoized = <Key extends string, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key: Key): Value => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
};

const moneyFormat = memoized((key: `${Locale} ${Money['currency']}`) => {
  const [locale, currency] = key.split(' ');
  return new Intl.NumberFormat(locale, { style: 'currency', currency });
});
const numberFormat = memoized((key: `${Locale} ${number}`) => {
  const [locale, digits] = key.split(' ');
  return new Intl.NumberFormat(locale, { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) });
});
const percentFormat = memoized((locale: Locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
const dayFormat = memoized((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }));
const dateFormat = memoized((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const unitFormat = memoized((key: `${Locale} ${Money['currency']}`) => {
  const [locale, currency] = key.split(' ');
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 6 });
});
const dateTimeFormat = memoized((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: localeTable[locale].timeZone }));
const countryNames = memoized((locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' }));

export const formatMoney = ({ amount, currency }: Money, locale: Locale): string => moneyFormat(`${locale} ${currency}`).format(amount / 100);

export const formatNumber = (value: number, locale: Locale, digits = 0): string => numberFormat(`${locale} ${digits}`).format(value);

/** A percentage with at most two decimals: 21 is `21 %` in German and `21%` in Dutch. */
export const formatPercent = (value: number, locale: Locale): string => percentFormat(locale).format(value / 100);

/** Day and time of an instant in the time zone of the locale. */
export const formatDateTime = (instant: Date, locale: Locale): string => writtenDate(dateTimeFormat(locale).format(instant), locale);

/** A calendar day with its weekday, e.g. `dinsdag 24 november 2026`. @param day `2026-11-24` */
export const formatDay = (day: string, locale: Locale): string => writtenDate(dayFormat(locale).format(new Date(`${day}T00:00:00Z`)), locale);

/** A calendar day without its weekday, e.g. `24 november 2026`. @param day `2026-11-24` */
export const formatDate = (day: string, locale: Locale): string => writtenDate(dateFormat(locale).format(new Date(`${day}T00:00:00Z`)), locale);

/** A unit price with two to six decimals. @param value decimal number in units of the currency, not in cents */
export const formatUnitPrice = (value: string, currency: Money['currency'], locale: Locale): string => unitFormat(`${locale} ${currency}`).format(Number(value));

/** Name of a country. @param country ISO 3166-1 alpha-2 code, in any case */
export const countryName = (country: string, locale: Locale): string => countryNames(locale).of(country.toUpperCase()) ?? country;

/** IBAN and BIC of an account; for a British account also sort code and account number. @param asBritish text of a British account, from `iban`, `bic`, sort code and account number */
export const formatAccount = ({ iban, bic }: BankAccount, asBritish: (facts: Record<string, string>) => string): string => {
  const british = britishAccount(iban);
  const facts = { iban: printedIban(iban), bic };
  return british ? asBritish({ ...facts, ...british }) : `${facts.iban} (BIC ${bic})`;
};

/** The lines of an address in the order of its country, with the recipients and, as last line, the country's name. */
export const addressLines = (address: Address, locale: Locale, who: Parameters<typeof postalLines>[1] = {}): string[] => [
  ...postalLines(address, who),
  countryName(address.country, locale),
];
