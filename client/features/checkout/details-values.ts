import type { Country } from '../../../src/contract/locales.js';
import type { CustomerType, OrderDetails } from '../../../src/contract/order.js';
import { type AddressValues, blankAddress } from '../../ui/form/address-values.js';

/** Delivery address with recipient. */
export type DeliveryValues = AddressValues & { recipient: string };

/** Values of the form, with both addresses also when the second is not used. */
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

/** Returns the values of an empty form. */
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

/** Overwrites blank values with known values of the same type; other known values are ignored. */
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

/** Converts the details of an order to form values. */
export const valuesOf = (details: OrderDetails | null, country: Country): DetailsValues =>
  fill(blankValues(country), details && { ...details, hasOtherAddress: details.shipping !== null });

/** Parses the form values stored in this tab; returns `fallback` when there are none or they are not valid JSON. */
export const restoredValues = (kept: string | null, fallback: DetailsValues): DetailsValues => {
  if (!kept) return fallback;
  try {
    return fill(fallback, JSON.parse(kept));
  } catch {
    return fallback;
  }
};

/** Serialises the form values for this tab, without the password. */
export const storedValues = (values: DetailsValues): string => JSON.stringify({ ...values, password: '' });

/** Converts form values to input: no company for private customers, no unused second address, no password without account. */
export const detailsInput = ({ hasOtherAddress, shipping, company, vatNumber, reference, wantsAccount, password, ...rest }: DetailsValues) => ({
  ...rest,
  shipping: hasOtherAddress ? shipping : null,
  ...(rest.customerType === 'Business' && { company, vatNumber, reference }),
  ...(wantsAccount && { password }),
});
