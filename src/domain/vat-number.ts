import { austria, belgium, checkVAT, france, germany, netherlands, unitedKingdom } from 'jsvat';
import { type Country, countries } from '../contract/locales.js';

const known = [austria, belgium, france, germany, netherlands, unitedKingdom];

/** The country (of those we sell to) whose VAT numbers look like this one, checksum included; undefined: no such number. */
export const countryOfVatNumber = (number: string): Country | undefined => {
  const { isValid, country } = checkVAT(number.replaceAll(/[\s.-]/g, ''), known);
  return isValid ? countries.find((code) => code === country?.isoCode.short.toLowerCase()) : undefined;
};

export const isVatNumber = (number: string): boolean => countryOfVatNumber(number) !== undefined;
