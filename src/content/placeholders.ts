import type { Brand } from '../contract/brands.js';
import { type Locale, localeTable } from '../contract/locales.js';
import { hostOf } from '../domain/hosts.js';

/** What documents that several brands share leave to the brand: `{company}`, `{email}` … */
export const placeholdersOf = (brand: Brand, locale: Locale, domainSuffix: string): Record<string, string> => {
  const { name, address, vatNumber, tradeRegister, representedBy } = brand.seller;
  return {
    site: brand.siteName,
    company: name,
    address: address.join(', '),
    vatNumber,
    tradeRegister,
    representedBy,
    email: brand.email,
    phone: brand.phone[localeTable[locale].country],
    host: hostOf(brand, locale, domainSuffix),
  };
};

/** The text with its places filled; `onUnknown` hears of a place that nothing fills. */
export const fillPlaceholders = (text: string, values: Record<string, string>, onUnknown: (name: string, at: number) => void): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string, at: number) => {
    if (values[name] === undefined) onUnknown(name, at);
    return values[name] ?? place;
  });
