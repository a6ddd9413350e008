import { postcodePatterns } from '../../contract/postcodes.js';
import type { BrokenRule } from '../../contract/errors.js';
import type { Country } from '../../contract/locales.js';
import type { AddressVerdict } from '../../contract/validation.js';
import { splitHouseNumber } from '../../domain/house-number.js';
import type { Given } from '../../common/operation.decorators.js';

type Typed = Given<'validateAddress'>;

/** A postcode as its country writes it (Universal Postal Union address formats). */
const writePostcode: Record<Country, (postcode: string) => string> = {
  at: (postcode) => postcode.replace(/^A-?/, ''),
  be: (postcode) => postcode.replace(/^B-?/, ''),
  de: (postcode) => postcode.replace(/^D-?/, ''),
  fr: (postcode) => postcode.replace(/^F-?/, ''),
  nl: (postcode) => postcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2'),
  gb: (postcode) => postcode.replace(/^(.{2,4})(.{3})$/, '$1 $2'),
};

const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The number as its country writes it; what belongs beside it goes there, unless something else stands there already. */
const writeNumber = ({ country, houseNumber, addition }: Typed): Pick<Typed, 'houseNumber' | 'addition'> => {
  if (addition) return { houseNumber: spaced(houseNumber), addition: spaced(addition) };
  return splitHouseNumber(country, houseNumber) ?? { houseNumber: spaced(houseNumber).replace(/^(\d+)\s+([a-z])$/i, '$1$2') };
};

/** The address as its country writes it. */
export const normalise = ({ country, postcode, houseNumber, addition, street, city }: Typed): Typed => ({
  country,
  postcode: writePostcode[country](postcode.replaceAll(/\s/g, '').toUpperCase()),
  ...writeNumber({ country, postcode, houseNumber, addition }),
  ...(street && { street: capital(spaced(street)) }),
  ...(city && { city: capital(spaced(city)) }),
});

/** What cannot be right, whoever lives there. */
export const faultsOf = ({ country, postcode, houseNumber }: Typed): BrokenRule[] => [
  ...(postcodePatterns[country].test(postcode) ? [] : [{ field: 'postcode', code: 'yup.errors.string.postcode', params: {} }]),
  ...(/\d/.test(houseNumber) ? [] : [{ field: 'houseNumber', code: 'yup.errors.string.matches', params: {} }]),
];

/** Accept as typed, confirm the usual spelling, or fix what is wrong. Formats alone are checked, no register of addresses. */
export const judgeAddress = (typed: Typed, say: (rule: BrokenRule) => string): AddressVerdict => {
  const usual = normalise(typed);
  const faults = faultsOf(usual);
  if (faults.length) return { decision: 'FIX', suggestion: null, errors: faults.map((rule) => ({ field: rule.field, code: rule.code, message: say(rule) })) };
  const isSame = (Object.keys(usual) as (keyof Typed)[]).every((field) => usual[field] === typed[field]);
  return { decision: isSame ? 'ACCEPT' : 'CONFIRM', suggestion: isSame ? null : usual, errors: [] };
};
