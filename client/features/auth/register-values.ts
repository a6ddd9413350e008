import type { Registration } from '../../../src/contract/customer.js';

/** What stands in the form, whether or not it is sent. */
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

/** What is sent: a private customer has no company. */
export const registrationInput = ({ company, vatNumber, licenceCode, ...rest }: RegisterValues) => ({
  ...rest,
  ...(rest.customerType === 'Business' && { company, vatNumber, licenceCode }),
});
