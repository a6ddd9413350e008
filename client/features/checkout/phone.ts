import brand from '#brand';
import { localeTable } from '../../../src/contract/locales.js';
import { useLocale } from '../../core/locale.js';

/** The brand's service number for this locale, as printed; it never breaks over two lines. */
export const usePhone = (): string => brand.phone[localeTable[useLocale()].country].replaceAll(' ', '\u00a0');
