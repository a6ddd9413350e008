import { addressFormats } from '../contract/address-formats.js';
import type { Country } from '../contract/locales.js';
import { normalisePostcode } from '../contract/postcodes.js';

/** Fields of a postal address. */
export interface PostalAddress {
  street: string;
  houseNumber?: string | undefined;
  addition?: string | undefined;
  line2?: string | undefined;
  postcode: string;
  city: string;
  country: Country;
}

const numberFirst: readonly Country[] = ['fr', 'gb'];
/** Whether a country writes the house number before the street. */
export const isNumberFirst = (country: Country): boolean => numberFirst.includes(country);

/** House number with its addition. Austria separates stairs and door by slashes (`12/2/14`). */
const numberOf = ({ houseNumber, addition, country }: PostalAddress): string =>
  [houseNumber, addition].filter(Boolean).join(country === 'at' && houseNumber && /^\d/.test(addition ?? '') ? '/' : ' ');

/** Street and number in the order of the country: one line, or two if a house has a name (`Rose Cottage`) in place of a number. */
export const streetLines = (address: PostalAddress): string[] => {
  const { street, country } = address;
  const number = numberOf(address);
  if (!isNumberFirst(country)) return [[street, number].filter(Boolean).join(' ')];
  return number && !/^\d/.test(number) ? [number, street] : [[number, street].filter(Boolean).join(' ')];
};

/**
 * Lines of an address in the format of its country, from the recipient to the last line before the name of the country, which is not included.
 * `line2` is above the street, because sorting machines read upwards from the city (DIN 5008, AFNOR NF Z10-011, Royal Mail).
 * @param who names of the person and of the organisation
 */
export const postalLines = (address: PostalAddress, who: { person?: string | undefined; organisation?: string | undefined } = {}): string[] => {
  const parts: Record<string, string[]> = {
    N: who.person ? [who.person] : [],
    O: who.organisation ? [who.organisation] : [],
    A: [...(address.line2 ? [address.line2] : []), ...streetLines(address)],
    Z: [normalisePostcode(address.country, address.postcode)],
    C: [address.city],
  };
  return addressFormats[address.country].lines.split('%n').flatMap((line) => {
    const names = line.match(/[NOAZC]/g) ?? [];
    return names.length === 1 ? parts[names[0]!]! : [names.map((name) => parts[name]!.join(' ')).join(' ')];
  });
};

/** Short form of an address: street, number and city. */
export const shortAddress = (address: PostalAddress): string => [...streetLines(address), address.city].join(', ');
