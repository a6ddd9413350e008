import brand from '#brand';
import { type Locale, localeTable } from '../../../src/contract/locales.js';

/** Service number of a locale's country: as printed, and as a telephone link. */
export const phoneOf = (locale: Locale): { printed: string; link: string } => {
  const printed = brand.phone[localeTable[locale].country];
  return { printed, link: `tel:${printed.replaceAll(' ', '')}` };
};
