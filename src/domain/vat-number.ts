import { type Country, countries } from '../contract/locales.js';

const british = /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/;

/**
 * What follows the letters of the state in VAT numbers. Shapes alone: check digits are left to the register, because states add
 * numbers that older check rules refuse (Belgian ones that begin with 1, since 2023).
 * @see https://ec.europa.eu/taxation_customs/vies/#/faq question 11
 */
const shapes = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  /** Northern Ireland, which is inside the VAT area for goods (Protocol on Ireland/Northern Ireland, article 8). */
  XI: british,
  /** Great Britain, which VIES does not know. */
  GB: british,
};
/** The letters a VAT number begins with. */
export type VatState = keyof typeof shapes;

const isState = (letters: string): letters is VatState => Object.hasOwn(shapes, letters);
/** What people write before the number itself. */
const label = /^(?:BTW|N?TVA|MWST|VAT|UID|USTID|UST)(?:NUMMER|NUMBER|REG|IDNR|NR|NO)?/;

const inShape = (letters: string, rest: string): string | undefined => {
  const state = letters === 'GR' ? 'EL' : letters;
  // Belgian numbers had nine digits until 2005; the same number has a zero before them now.
  const digits = state === 'BE' && /^\d{9}$/.test(rest) ? `0${rest}` : rest;
  return isState(state) && shapes[state].test(digits) ? state + digits : undefined;
};

/**
 * A VAT number as registers write it: letters of the state first, without spaces, punctuation and words like `btw`.
 * @param typed as people write it: `BE 0403.170.701`, `0403.170.701` with Belgium chosen, `USt-IdNr.: DE 136 695 976`
 * @param country chosen beside it, for a number without the letters of a state
 * @returns letters and digits of `typed` where no state has such numbers
 */
export const plainVatNumber = (typed: string, country?: Country): string => {
  const bare = typed.toUpperCase().replaceAll(/[^A-Z\d+*]/g, '');
  const found = [bare, bare.replace(label, '')].flatMap((number) => inShape(number.slice(0, 2), number.slice(2)) ?? (country && inShape(country.toUpperCase(), number)) ?? []);
  return found[0] ?? bare;
};

/** The state whose VAT numbers have this shape; undefined: no state has such numbers. Takes what `plainVatNumber` takes. */
export const vatStateOf = (typed: string, country?: Country): VatState | undefined => {
  const number = plainVatNumber(typed, country);
  const letters = number.slice(0, 2);
  return isState(letters) && shapes[letters].test(number.slice(2)) ? letters : undefined;
};

/** The same among the countries we deliver to. */
export const countryOfVatNumber = (typed: string, country?: Country): Country | undefined => {
  const state = vatStateOf(typed, country)?.toLowerCase();
  return countries.find((one) => one === state);
};
