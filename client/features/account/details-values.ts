import type { Customer, UpdateDetails } from '../../../src/contract/customer.js';

/** Values of the form. The operation requires the email address too. It is sent unchanged, so no password is required. */
export type DetailsValues = Required<Omit<UpdateDetails, 'currentPassword'>>;

/** Converts a customer to form values. An email address that waits for confirmation is kept. */
export const valuesOf = ({ firstName, lastName, phone, company, vatNumber, email, pendingEmail }: Customer): DetailsValues => ({
  firstName,
  lastName,
  phone: phone ?? '',
  company: company ?? '',
  vatNumber: vatNumber ?? '',
  email: pendingEmail ?? email,
});

export const detailsInput = (values: DetailsValues) => values;
