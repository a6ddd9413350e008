import { numberedCountries } from '../../../src/contract/address.js';
import type { Country } from '../../../src/contract/locales.js';
import type { AddressValues } from './address-values.js';

export type AddressPart = Exclude<keyof AddressValues, 'country'>;
/** Number of six columns. */
type Span = 2 | 3 | 4 | 6;
type Row = readonly [AddressPart, Span];

const street = ['street', 6] as const;
const line2 = ['line2', 6] as const;
const place = [
  ['postcode', 2],
  ['city', 4],
] as const;
const withAddition = [street, ['houseNumber', 2], ['addition', 4], line2, ...place] as const;

/** Fields of an address in the usual order of each country. In the Netherlands postcode and house number come first, because they determine the street. */
const layouts: Record<Country, readonly Row[]> = {
  nl: [['postcode', 2], ['houseNumber', 2], ['addition', 2], street, line2, ['city', 3]],
  be: withAddition,
  at: withAddition,
  de: [['street', 4], ['houseNumber', 2], line2, ...place],
  fr: [['houseNumber', 2], ['street', 4], line2, ...place],
  gb: [['houseNumber', 3], ['street', 3], line2, ['city', 4], ['postcode', 2]],
};

/** Fields of a country. @param hasAddition whether the addition has a value, so that its field is shown in every country */
export const layoutOf = (country: Country, hasAddition: boolean): readonly Row[] => {
  const rows = layouts[country];
  const lacksAddition = hasAddition && !rows.some(([part]) => part === 'addition');
  return lacksAddition ? rows.flatMap((row) => (row[0] === 'line2' ? [['addition', 6] as const, row] : [row])) : rows;
};

/** Whether a field may be empty. */
export const isOptionalPart = (country: Country, part: AddressPart): boolean =>
  part === 'addition' || part === 'line2' || (part === 'houseNumber' && !numberedCountries.includes(country));
