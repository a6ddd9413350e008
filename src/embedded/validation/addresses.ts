import { houseNumberFault } from '../../contract/address.js';
import type { BrokenRule } from '../../contract/errors.js';
import { isPostcode, normalisePostcode } from '../../contract/postcodes.js';
import type { AddressVerdict } from '../../contract/validation.js';
import { numberTypedInStreet, splitHouseNumber } from '../../domain/house-number.js';
import type { InputValue } from '../../common/operation.decorators.js';

type Typed = InputValue<'validateAddress'>;
/** Street and city of a postcode and house number in an address register. */
export interface RegisteredAddress {
  street: string;
  city: string;
}

const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Normalises the house number for its country. An addition behind the number moves to its own field, unless that is filled. */
const writeNumber = ({ country, houseNumber = '', addition }: Typed): Pick<Typed, 'houseNumber' | 'addition'> => {
  if (!houseNumber) return addition ? { addition: spaced(addition) } : {};
  if (addition) return { houseNumber: spaced(houseNumber), addition: spaced(addition) };
  return splitHouseNumber(country, houseNumber) ?? { houseNumber: spaced(houseNumber).replace(/^(\d+)\s+([a-z])$/i, '$1$2') };
};

/** Removes a house number from the street, when the field of the number contains the same or is empty. */
const withOneNumber = (typed: Typed): Typed => {
  const found = typed.street && numberTypedInStreet(typed.country, typed.street, typed.houseNumber ?? '');
  return found ? { ...typed, ...found } : typed;
};

/** Returns the address in the usual spelling of its country. */
export const normalise = (given: Typed): Typed => {
  const typed = withOneNumber(given);
  const { country, postcode, line2, street, city } = typed;
  return {
    country,
    postcode: normalisePostcode(country, postcode),
    ...writeNumber(typed),
    ...(line2 && { line2: spaced(line2) }),
    ...(street && { street: capital(spaced(street)) }),
    ...(city && { city: capital(spaced(city)) }),
  };
};

/** Errors in postcode and house number that can be found without a register. */
export const faultsOf = (typed: Typed): BrokenRule[] => {
  const numberFault = houseNumberFault(typed);
  return [
    ...(isPostcode(typed.country, typed.postcode) ? [] : [{ field: 'postcode', code: 'yup.errors.string.postcode', params: {} }]),
    ...(numberFault ? [{ field: 'houseNumber', code: `yup.errors.${numberFault}`, params: {} }] : []),
  ];
};

const isSameName = (one: string | undefined, other: string) => one?.localeCompare(other, 'nl', { sensitivity: 'base' }) === 0;

/** Postcode and number for a query of the Dutch register; undefined for other countries and incomplete addresses. */
export const registered = (typed: Typed): { postcode: string; number: number } | undefined => {
  const { country, postcode, houseNumber = '' } = normalise(typed);
  const number = Number(/^\d{1,5}/.exec(houseNumber)?.[0] ?? 0);
  return country === 'nl' && number > 0 && isPostcode(country, postcode) ? { postcode, number } : undefined;
};

/**
 * Decides about an address: ACCEPT as typed, CONFIRM a suggested spelling, or FIX errors.
 * @param translate translates a broken rule
 * @param known result of the address register; undefined: none, only formats are checked
 */
export const validateAddress = (typed: Typed, translate: (rule: BrokenRule) => string, known?: RegisteredAddress): AddressVerdict => {
  const usual = normalise(typed);
  const faults = faultsOf(usual);
  if (faults.length) return { decision: 'FIX', suggestion: null, errors: faults.map((rule) => ({ field: rule.field, code: rule.code, message: translate(rule) })) };
  const isKnown = known && isSameName(usual.street, known.street) && isSameName(usual.city, known.city);
  const suggestion = known && !isKnown ? { ...usual, ...known } : usual;
  const isSame = (Object.keys(suggestion) as (keyof Typed)[]).every((field) => suggestion[field] === typed[field]);
  return { decision: isSame ? 'ACCEPT' : 'CONFIRM', suggestion: isSame ? null : suggestion, errors: [] };
};
