import { addressFormats } from './address-formats.js';
import type { Country } from './locales.js';

/**
 * Postcodes that the shape allows and no country has issued: Austria and Belgium begin at 1000, Germany at 01000; in France 000
 * and 99 stand for no department (00 and three digits: its armies). Gibraltar's one postcode is added to the British ones.
 * @see https://www.upu.int/en/Postal-Solutions/Programmes-Services/Addressing-Solutions UPU addressing guide, by country
 */
const issued: Partial<Record<Country, RegExp>> = { at: /^[1-9]/, be: /^[1-9]/, de: /^(?!00)/, fr: /^(?!000|99)/ };
const added: Partial<Record<Country, string>> = { gb: '|GX11 ?1AA' };

/** What people write before a postcode: the country's code in post, in ISO 3166-1 or on cars. */
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

/** Where the space stands: `1012 LG`, `SW1A 1AA`, `BFPO 105`. */
const spaced: Partial<Record<Country, (plain: string) => string>> = {
  nl: (plain) => `${plain.slice(0, 4)} ${plain.slice(4)}`,
  gb: (plain) => (plain.startsWith('BFPO') ? `BFPO ${plain.slice(4)}` : `${plain.slice(0, -3)} ${plain.slice(-3)}`),
};

/**
 * A postcode as its country writes it: without a country's prefix (`D-10115`, `NL-1234 AB`), in capitals, with one space where it belongs.
 * @param typed as a person wrote it
 * @returns what was typed, trimmed, when the country has no such postcode
 */
export const normalisePostcode = (country: Country, typed: string): string => {
  const plain = typed.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  const candidates = [plain, ...prefixes[country].filter((prefix) => plain.startsWith(prefix)).map((prefix) => plain.slice(prefix.length))];
  const found = candidates.find((candidate) => exists(country, candidate));
  return found === undefined ? typed.trim() : (spaced[country]?.(found) ?? found);
};

/** Whether a country has such a postcode, however it is written. */
export const isPostcode = (country: Country, typed: string): boolean => exists(country, normalisePostcode(country, typed));
