import type { Address } from '../../../src/contract/address.js';
import type { Country } from '../../../src/contract/locales.js';

/** An address as it stands in a form: every field is there, and maybe empty. */
export type AddressValues = Required<Address>;

export const blankAddress = (country: Country): AddressValues => ({ street: '', houseNumber: '', addition: '', postcode: '', city: '', country });
