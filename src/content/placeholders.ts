import type { Brand } from '../contract/brands.js';
import { type Locale, localeTable } from '../contract/locales.js';
import { hostOf } from '../domain/hosts.js';
import { statedPeriods } from '../contract/stated-periods.js';

/** Values of the placeholders in documents: data of the brand (`{company}`, `{email}` …) and rules of the shop (`{unpaidHours}` …). */
export const placeholdersOf = (brand: Brand, locale: Locale, domainSuffix: string): Record<string, string> => {
  const { name, address, vatNumber, tradeRegister, representedBy, mediators } = brand.seller;
  return {
    ...Object.fromEntries(Object.entries(statedPeriods).map(([promise, value]) => [promise, String(value)])),
    site: brand.siteName,
    company: name,
    address: address.join(', '),
    vatNumber,
    tradeRegister,
    representedBy,
    mediator: mediators.fr.name,
    mediatorAddress: mediators.fr.address.join(', '),
    mediatorWebsite: mediators.fr.website,
    email: brand.email,
    phone: brand.phone[localeTable[locale].country],
    host: hostOf(brand, locale, domainSuffix),
  };
};
