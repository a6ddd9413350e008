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

/** What is sent: a private customer has no company, an empty number is none. */
export const registrationInput = ({ company, vatNumber, licenceCode, phone, ...rest }: RegisterValues) => ({
  ...rest,
  ...(phone.trim() && { phone }),
  ...(rest.customerType === 'Business' && { company, vatNumber, licenceCode }),
});
