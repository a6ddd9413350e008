/** Languages of the texts. */
export const languages = ['nl', 'de', 'fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** Countries the shops sell to (ISO 3166-1 alpha-2, lower case). */
export const countries = ['at', 'be', 'de', 'fr', 'nl', 'gb'] as const;
export type Country = (typeof countries)[number];

interface CurrencyFacts {
  /** Value of a euro in this currency, roughly. It only scales limits that are set once for all currencies, such as credit; prices are never converted. */
  perEuro: number;
}

/** One row for each currency (ISO 4217). All have two decimals. */
export const currencyTable = {
  EUR: { perEuro: 1 },
  GBP: { perEuro: 1 },
} as const satisfies Record<string, CurrencyFacts>;

export type Currency = keyof typeof currencyTable;
export const currencies = Object.keys(currencyTable) as Currency[];

interface LocaleFacts {
  language: Language;
  country: Country;
  currency: Currency;
  /** IANA time zone in which the shop of this locale counts its ordering hours. */
  timeZone: string;
}

/** One row for each locale: everything that differs by locale, except texts. */
export const localeTable = {
  'de-AT': { language: 'de', country: 'at', currency: 'EUR', timeZone: 'Europe/Vienna' },
  'de-DE': { language: 'de', country: 'de', currency: 'EUR', timeZone: 'Europe/Berlin' },
  'en-GB': { language: 'en', country: 'gb', currency: 'GBP', timeZone: 'Europe/London' },
  'fr-BE': { language: 'fr', country: 'be', currency: 'EUR', timeZone: 'Europe/Brussels' },
  'fr-FR': { language: 'fr', country: 'fr', currency: 'EUR', timeZone: 'Europe/Paris' },
  'nl-BE': { language: 'nl', country: 'be', currency: 'EUR', timeZone: 'Europe/Brussels' },
  'nl-NL': { language: 'nl', country: 'nl', currency: 'EUR', timeZone: 'Europe/Amsterdam' },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof localeTable;
export const locales = Object.keys(localeTable) as Locale[];
export const defaultLocale: Locale = 'nl-NL';

/** The locale of each language whose texts the other locales of the language fall back to. */
export const baseLocaleOf = { nl: 'nl-NL', de: 'de-DE', fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, Locale>;

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(localeTable, value);

/** Cookie with the chosen locale, valid for a year. Like all our cookies, it is restricted to its host and to TLS (`__Host-`, RFC 6265bis). */
export const localeCookie = { name: '__Host-locale', maxAgeSeconds: 31_536_000 } as const;

/** Cookie with the VAT view; its absence means `incl`. */
export const vatCookie = { name: '__Host-vat', maxAgeSeconds: 31_536_000 } as const;
export const vatViews = ['incl', 'excl'] as const;
export type VatView = (typeof vatViews)[number];
