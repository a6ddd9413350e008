import { addressFormats } from './address-formats.js';
import type { Country } from './locales.js';

/**
 * Ranges of postcodes in use, within the format: Austria and Belgium begin at 1000, Germany at 01000; in France 000
 * and 99 are no departments (00 and three digits: armed forces). Gibraltar's single postcode is added to the British ones.
 * @see https://www.upu.int/en/Postal-Solutions/Programmes-Services/Addressing-Solutions UPU addressing guide, by country
 */
const issued: Partial<Record<Country, RegExp>> = { at: /^[1-9]/, be: /^[1-9]/, de: /^(?!00)/, fr: /^(?!000|99)/ };
const added: Partial<Record<Country, string>> = { gb: '|GX11 ?1AA' };

/** Country codes that people write before a postcode: postal, ISO 3166-1 or vehicle codes. */
const prefixes: Record<Country, readonly string[]> = {
  at: ['A', 'AT', 'AUT'],
  be: ['B', 'BE', 'BEL'],
  de: ['D', 'DE', 'DEU'],
  fr: ['F', 'FR', 'FRA'],
  nl: ['NL', 'NLD'],
  gb: ['GB', 'UK', 'GBR'],
};

const patternOf = (country: Country) => new RegExp(`^(?:${addressFormats[country].postcode}${added[country] ?? ''})$`);
const patterns = Object.fromEntries(Object.entries(prefixes).map(([country]) => [country, patternOf(country as Country)])) as Record<Country, RegExp>;
const exists = (country: Country, plain: string): boolean => patterns[country].test(plain) && (issued[country]?.test(plain) ?? true);

/** Inserts the space: `1012 LG`, `SW1A 1AA`, `BFPO 105`. */
const spaced: Partial<Record<Country, (plain: string) => string>> = {
  nl: (plain) => `${plain.slice(0, 4)} ${plain.slice(4)}`,
  gb: (plain) => (plain.startsWith('BFPO') ? `BFPO ${plain.slice(4)}` : `${plain.slice(0, -3)} ${plain.slice(-3)}`),
};

/**
 * Returns a postcode in the format of its country: without a country prefix (`D-10115`, `NL-1234 AB`), in capitals, with the space in its place.
 * @param typed postcode as typed
 * @returns the input, trimmed, if the country has no such postcode
 */
export const normalisePostcode = (country: Country, typed: string): string => {
  const plain = typed.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  const candidates = [plain, ...prefixes[country].filter((prefix) => plain.startsWith(prefix)).map((prefix) => plain.slice(prefix.length))];
  const found = candidates.find((candidate) => exists(country, candidate));
  return found === undefined ? typed.trim() : (spaced[country]?.(found) ?? found);
};

/** Whether a postcode exists in a country, regardless of spelling. */
export const isPostcode = (country: Country, typed: string): boolean => exists(country, normalisePostcode(country, typed));
