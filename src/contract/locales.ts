/** Languages a text can be written in. */
export const languages = ['nl', 'de', 'fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** Countries the shops sell to (ISO 3166-1 alpha-2, lower case). */
export const countries = ['at', 'be', 'de', 'fr', 'nl', 'gb'] as const;
export type Country = (typeof countries)[number];

export const currencies = ['EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

interface LocaleFacts {
  language: Language;
  country: Country;
  currency: Currency;
  /** IANA time zone in which the shop of this locale counts its ordering hours. */
  timeZone: string;
}

/** One row a locale; everything that differs by locale and is no text stands here. */
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

/** The locale whose texts a language's other locales fall back to. */
export const baseLocaleOf = { nl: 'nl-NL', de: 'de-DE', fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, Locale>;

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(localeTable, value);

/** Locale cookie: chosen language, remembered a year for the whole site. Like all our cookies the host's alone, and sent by TLS alone (`__Host-`, RFC 6265bis). */
export const localeCookie = { name: '__Host-locale', maxAgeSeconds: 31_536_000 } as const;

/** VAT display cookie; absent counts as `incl`. */
export const vatCookie = { name: '__Host-vat', maxAgeSeconds: 31_536_000 } as const;
export const vatViews = ['incl', 'excl'] as const;
export type VatView = (typeof vatViews)[number];
