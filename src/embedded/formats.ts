import type { Address } from '../contract/address.js';
import { type Locale, localeTable } from '../contract/locales.js';
import type { BankAccount } from '../contract/brands.js';
import type { Money } from '../contract/money.js';
import { britishAccount, printedIban } from '../domain/bank-account.js';
import { postalLines } from '../domain/address-lines.js';

/** Making an Intl formatter costs far more than using it. */
const kept = <Key extends string, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key: Key): Value => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
};

const moneyFormat = kept((key: `${Locale} ${Money['currency']}`) => {
  const [locale, currency] = key.split(' ');
  return new Intl.NumberFormat(locale, { style: 'currency', currency });
});
const numberFormat = kept((key: `${Locale} ${number}`) => {
  const [locale, digits] = key.split(' ');
  return new Intl.NumberFormat(locale, { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) });
});
const percentFormat = kept((locale: Locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
const dayFormat = kept((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }));
const dateFormat = kept((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const unitFormat = kept((key: `${Locale} ${Money['currency']}`) => {
  const [locale, currency] = key.split(' ');
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 6 });
});
const momentFormat = kept((locale: Locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: localeTable[locale].timeZone }));
const countryNames = kept((locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' }));

export const formatMoney = ({ amount, currency }: Money, locale: Locale): string => moneyFormat(`${locale} ${currency}`).format(amount / 100);

export const formatNumber = (value: number, locale: Locale, digits = 0): string => numberFormat(`${locale} ${digits}`).format(value);

/** A share in percent, with two digits at most: `21 %` in German, `21%` in Dutch. */
export const formatPercent = (value: number, locale: Locale): string => percentFormat(locale).format(value / 100);

/** Day and time of an instant where the shop of the locale is. */
export const formatMoment = (instant: Date, locale: Locale): string => momentFormat(locale).format(instant);

/** A calendar day in full, e.g. `dinsdag 24 november 2026`. */
export const formatDay = (day: string, locale: Locale): string => dayFormat(locale).format(new Date(`${day}T00:00:00Z`));

/** A calendar day without its weekday, e.g. `24 november 2026`. */
export const formatDate = (day: string, locale: Locale): string => dateFormat(locale).format(new Date(`${day}T00:00:00Z`));

/** A price of one piece in whole units of a currency, with as many digits as it has (at most 6). */
export const formatUnitPrice = (value: string, currency: Money['currency'], locale: Locale): string => unitFormat(`${locale} ${currency}`).format(Number(value));

/** What a country is called; it is given by its two letters. */
export const countryName = (country: string, locale: Locale): string => countryNames(locale).of(country.toUpperCase()) ?? country;

/** Where to transfer money to, with what banks of the account's country ask for. @param asBritish words around a sort code, an account number and the facts of the IBAN */
export const formatAccount = ({ iban, bic }: BankAccount, asBritish: (facts: Record<string, string>) => string): string => {
  const british = britishAccount(iban);
  const facts = { iban: printedIban(iban), bic };
  return british ? asBritish({ ...facts, ...british }) : `${facts.iban} (BIC ${bic})`;
};

/** The lines of an address as its own country writes them, with the people there and the country's name. */
export const addressLines = (address: Address, locale: Locale, who: Parameters<typeof postalLines>[1] = {}): string[] => [
  ...postalLines(address, who),
  countryName(address.country, locale),
];
