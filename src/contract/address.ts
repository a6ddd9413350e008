import { z } from 'zod';
import { isRecord, optionalText, requiredText } from './fields.js';
import { countries, type Country } from './locales.js';
import { isPostcode, normalisePostcode } from './postcodes.js';

/** Countries in which every house has a number. Elsewhere a name or a lieu-dit can replace it. */
export const numberedCountries: readonly Country[] = ['at', 'be', 'de', 'nl'];
/** A number at the end of a street: `Keizersgracht 12 a`, `Postfach 12 34`. */
const endsWithNumber = /\d\S*$|\d\s?\p{L}$/u;

interface Numbered {
  country: Country;
  street?: string | undefined;
  houseNumber?: string | undefined;
}
/**
 * Fault of the house number of an address, as a key of `yup.errors`.
 * A street that ends with a number, such as a post office box, needs no house number.
 */
export const houseNumberFault = ({ country, street = '', houseNumber = '' }: Numbered): 'mixed.required' | 'string.matches' | undefined => {
  if (!numberedCountries.includes(country) || /\d/.test(houseNumber) || endsWithNumber.test(street)) return undefined;
  return houseNumber ? 'string.matches' : 'mixed.required';
};

/** Whether rules between fields can be checked. They are checked together with the rules of single fields, so that all faults appear at once. */
const judgeable = (value: unknown): value is Record<string, string> & { country: Country } =>
  isRecord(value) && countries.some((country) => country === value.country) && ['street', 'postcode'].every((field) => typeof value[field] === 'string' && value[field] !== '');
const hasNumberFault = (fault: string) => (address: Numbered) => houseNumberFault(address) !== fault;
const numberRule = (fault: 'mixed.required' | 'string.matches') => ({
  path: ['houseNumber'],
  message: `yup.errors.${fault}`,
  when: ({ value }: { value: unknown }) => judgeable(value) && ['undefined', 'string'].includes(typeof value.houseNumber),
});

/** An address. The postcode is converted to the format of its country. */
export const Address = z
  .strictObject({
    street: requiredText(80),
    /** House number, or the name of a house: `Rose Cottage`. */
    houseNumber: optionalText(30),
    /** Addition to the house number: letter, floor, box, stairs and door. */
    addition: optionalText(30),
    /** A second line: building, entrance, department. */
    line2: optionalText(80),
    postcode: requiredText(20),
    city: requiredText(60),
    country: z.enum(countries),
  })
  .refine(({ country, postcode }) => isPostcode(country, postcode), {
    path: ['postcode'],
    message: 'yup.errors.string.postcode',
    when: ({ value }) => isRecord(value) && countries.some((country) => country === value.country) && typeof value.postcode === 'string' && value.postcode !== '',
  })
  .refine(hasNumberFault('mixed.required'), numberRule('mixed.required'))
  .refine(hasNumberFault('string.matches'), numberRule('string.matches'))
  .overwrite((address) => ({ ...address, postcode: normalisePostcode(address.country, address.postcode) }));
export type Address = z.infer<typeof Address>;

/** Delivery address of an order, with a recipient if that is not the buyer. */
export const DeliveryAddress = Address.safeExtend({ recipient: optionalText(80) });
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

/** Stored addresses. They may violate the current rules, so they are read without validation of those. */
export const StoredAddress = z.object(Address.shape);
export const StoredDeliveryAddress = z.object(DeliveryAddress.shape);
