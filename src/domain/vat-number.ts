import { type Country, countries } from '../contract/locales.js';

const british = /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/;

/**
 * Formats of VAT numbers after the letters of the state. Check digits are not verified here but by the register, because states issue
 * numbers that older check rules refuse (Belgian numbers that begin with 1, since 2023).
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
  /** Great Britain, which is not part of VIES. */
  GB: british,
};
/** Country letters of a VAT number. */
export type VatState = keyof typeof shapes;

const isState = (letters: string): letters is VatState => Object.hasOwn(shapes, letters);
/** Labels that people write before the number. */
const label = /^(?:BTW|N?TVA|MWST|VAT|UID|USTID|UST)(?:NUMMER|NUMBER|REG|IDNR|NR|NO)?/;

const inShape = (letters: string, rest: string): string | undefined => {
  const state = letters === 'GR' ? 'EL' : letters;
  // Belgian numbers had nine digits until 2005; today they have a leading zero.
  const digits = state === 'BE' && /^\d{9}$/.test(rest) ? `0${rest}` : rest;
  return isState(state) && shapes[state].test(digits) ? state + digits : undefined;
};

/**
 * Normalises a VAT number to the format of registers: country letters first, without spaces, punctuation and labels such as `btw`.
 * @param typed number as typed: `BE 0403.170.701`, `0403.170.701` with Belgium selected, `USt-IdNr.: DE 136 695 976`
 * @param country selected country, for a number without country letters
 * @returns letters and digits of `typed` if it has no state's format
 */
export const plainVatNumber = (typed: string, country?: Country): string => {
  const bare = typed.toUpperCase().replaceAll(/[^A-Z\d+*]/g, '');
  const found = [bare, bare.replace(label, '')].flatMap((number) => inShape(number.slice(0, 2), number.slice(2)) ?? (country && inShape(country.toUpperCase(), number)) ?? []);
  return found[0] ?? bare;
};

/** The state whose format a VAT number has; undefined if there is none. Accepts the same input as `plainVatNumber`. */
export const vatStateOf = (typed: string, country?: Country): VatState | undefined => {
  const number = plainVatNumber(typed, country);
  const letters = number.slice(0, 2);
  return isState(letters) && shapes[letters].test(number.slice(2)) ? letters : undefined;
};

/** Country of a VAT number, among the countries we deliver to. */
export const countryOfVatNumber = (typed: string, country?: Country): Country | undefined => {
  const state = vatStateOf(typed, country)?.toLowerCase();
  return countries.find((one) => one === state);
};
