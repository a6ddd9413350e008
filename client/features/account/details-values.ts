import type { Customer, UpdateDetails } from '../../../src/contract/customer.js';

/** What stands in the form; the address of mail goes along unseen, since the call takes both, and as it is: no password is asked for. */
export type DetailsValues = Required<Omit<UpdateDetails, 'currentPassword'>>;

/** The details as they are; a changed address of mail that waits is still wished. */
export const valuesOf = ({ firstName, lastName, phone, company, vatNumber, email, pendingEmail }: Customer): DetailsValues => ({
  firstName,
  lastName,
  phone: phone ?? '',
  company: company ?? '',
  vatNumber: vatNumber ?? '',
  email: pendingEmail ?? email,
});

/** The form's values as they are sent; empty ones are left out. */
export const detailsInput = (values: DetailsValues) => values;
