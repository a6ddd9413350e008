import type { Address } from '../../../src/contract/address.js';
import type { Country } from '../../../src/contract/locales.js';

/** Address in a form: all fields exist and can be empty. */
export type AddressValues = Required<Address>;

/** Fields of an address in reading order. */
export const addressParts = ['street', 'houseNumber', 'addition', 'line2', 'postcode', 'city', 'country'] as const satisfies (keyof AddressValues)[];

/** Whether two addresses have equal parts. */
export const isSameAddress = (one: AddressValues, other: AddressValues): boolean => addressParts.every((part) => one[part] === other[part]);

/** Whether all parts except the country are empty. */
export const isBlankAddress = ({ country: _, ...parts }: AddressValues): boolean => Object.values(parts).every((part) => part === '');

/** Converts an address to form values; missing parts become empty. */
export const addressValues = (address: Address): AddressValues => ({ ...blankAddress(address.country), ...address });

export const blankAddress = (country: Country): AddressValues => ({ street: '', houseNumber: '', addition: '', line2: '', postcode: '', city: '', country });
