import type { Address } from '../../../src/contract/address.js';
import type { Country } from '../../../src/contract/locales.js';

/** An address as it stands in a form: every field is there, and maybe empty. */
export type AddressValues = Required<Address>;

/** Its fields as they are read. */
export const addressParts = ['street', 'houseNumber', 'addition', 'line2', 'postcode', 'city', 'country'] as const satisfies (keyof AddressValues)[];

/** Whether it says the same, part by part. */
export const isSameAddress = (one: AddressValues, other: AddressValues): boolean => addressParts.every((part) => one[part] === other[part]);

/** Whether nothing but a country stands in it. */
export const isBlankAddress = ({ country: _, ...parts }: AddressValues): boolean => Object.values(parts).every((part) => part === '');

/** An address as a form takes it: what it lacks is empty. */
export const addressValues = (address: Address): AddressValues => ({ ...blankAddress(address.country), ...address });

export const blankAddress = (country: Country): AddressValues => ({ street: '', houseNumber: '', addition: '', line2: '', postcode: '', city: '', country });
