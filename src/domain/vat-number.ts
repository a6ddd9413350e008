import { austria, belgium, checkVAT, france, germany, netherlands, unitedKingdom } from 'jsvat';
import { type Country, countries } from '../contract/locales.js';

const known = [austria, belgium, france, germany, netherlands, unitedKingdom];

/** As registers write it: without what people put between the digits. */
export const plainVatNumber = (number: string): string => number.replaceAll(/[\s.-]/g, '').toUpperCase();

/** The country (of those we sell to) whose VAT numbers look like this one, checksum included; undefined: no such number. */
export const countryOfVatNumber = (number: string): Country | undefined => {
  const { isValid, country } = checkVAT(plainVatNumber(number), known);
  return isValid ? countries.find((code) => code === country?.isoCode.short.toLowerCase()) : undefined;
};

export const isVatNumber = (number: string): boolean => countryOfVatNumber(number) !== undefined;
