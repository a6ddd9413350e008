import type { Country } from '../../../src/contract/locales.js';
import type { CustomerType, OrderDetails } from '../../../src/contract/order.js';
import { type AddressValues, blankAddress } from '../../ui/form/address-values.js';

/** Where the order goes, and to whom. */
export type DeliveryValues = AddressValues & { recipient: string };

/** What stands in the form: both addresses, whether or not the second is used. */
export interface DetailsValues {
  customerType: CustomerType;
  contact: { firstName: string; lastName: string; email: string; phone: string };
  company: string;
  vatNumber: string;
  reference: string;
  billing: AddressValues;
  hasOtherAddress: boolean;
  shipping: DeliveryValues;
  note: string;
  wantsAccount: boolean;
  password: string;
}

/** The form before anything was typed. */
export const blankValues = (country: Country): DetailsValues => ({
  customerType: 'Private',
  contact: { firstName: '', lastName: '', email: '', phone: '' },
  company: '',
  vatNumber: '',
  reference: '',
  billing: blankAddress(country),
  hasOtherAddress: false,
  shipping: { recipient: '', ...blankAddress(country) },
  note: '',
  wantsAccount: false,
  password: '',
});

/** Lays known values of the right type over a form; anything else in them is dropped. */
const fill = <Values extends object>(blank: Values, known: unknown): Values => {
  if (typeof known !== 'object' || known === null) return blank;
  const values = { ...blank } as Record<string, unknown>;
  for (const [name, empty] of Object.entries(blank)) {
    const value = (known as Record<string, unknown>)[name];
    if (typeof empty === 'object') values[name] = fill(empty as object, value);
    else if (typeof value === typeof empty) values[name] = value;
  }
  return values as Values;
};

/** The form as the order knows it. */
export const valuesOf = (details: OrderDetails | null, country: Country): DetailsValues =>
  fill(blankValues(country), details && { ...details, hasOtherAddress: details.shipping !== null });

/** The form as it was left in this tab; `fallback` when nothing readable was kept. */
export const restoredValues = (kept: string | null, fallback: DetailsValues): DetailsValues => {
  if (!kept) return fallback;
  try {
    return fill(fallback, JSON.parse(kept));
  } catch {
    return fallback;
  }
};

/** What the tab keeps of the form: all but the secret. */
export const keptValues = (values: DetailsValues): string => JSON.stringify({ ...values, password: '' });

/** What is sent: a private customer has no company, an unused second address is none, and only who wants an account has a password. */
export const detailsInput = ({ hasOtherAddress, shipping, company, vatNumber, reference, wantsAccount, password, ...rest }: DetailsValues) => ({
  ...rest,
  shipping: hasOtherAddress ? shipping : null,
  ...(rest.customerType === 'Business' && { company, vatNumber, reference }),
  ...(wantsAccount && { password }),
});
