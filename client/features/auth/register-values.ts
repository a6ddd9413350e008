import type { Registration } from '../../../src/contract/customer.js';

/** Values of the form, including fields that are not sent. */
export type RegisterValues = Required<Omit<Registration, 'address'>> & { passwordRepeat: string };

export const blankRegistration: RegisterValues = {
  customerType: 'Private',
  firstName: '',
  lastName: '',
  company: '',
  vatNumber: '',
  licenceCode: '',
  phone: '',
  email: '',
  password: '',
  passwordRepeat: '',
  newsletter: false,
};

/** Converts form values to input. A private customer has no company fields. */
export const registrationInput = ({ company, vatNumber, licenceCode, ...rest }: RegisterValues) => ({
  ...rest,
  ...(rest.customerType === 'Business' && { company, vatNumber, licenceCode }),
});
