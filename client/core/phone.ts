import brand from '#brand';
import { localeTable } from '../../src/contract/locales.js';
import { useLocale } from './locale.js';

/** The brand's service number for this locale, as text with no-break spaces and as link. */
export const usePhone = (): { printed: string; link: string } => {
  const number = brand.phone[localeTable[useLocale()].country];
  return { printed: number.replaceAll(' ', '\u00a0'), link: `tel:${number.replaceAll(' ', '')}` };
};
