import type { Customer } from '../../../src/contract/customer.js';
import type { OrderDetails } from '../../../src/contract/order.js';
import type { InputOf } from '../../../src/contract/shop-api.js';
import { addressValues, isBlankAddress } from '../../ui/form/address-values.js';
import type { DetailsValues } from './details-values.js';

type Entry = Customer['addresses'][number];

/** Returns the default address of a kind; the first one when none is the default. */
const preferred = (addresses: readonly Entry[], kind: Entry['kind']): Entry | undefined => {
  const ofKind = addresses.filter((entry) => entry.kind === kind);
  return ofKind.find(({ isDefault }) => isDefault) ?? ofKind[0];
};

/** Converts an entry of the address book to form values. */
export const asDelivery = ({ recipient, address }: Entry) => ({ ...addressValues(address), recipient: recipient ?? '' });
const asBilling = (entry: Entry) => {
  const { recipient: _, ...address } = asDelivery(entry);
  return address;
};

/** Fills blank values of the form with the customer's details. Typed values are kept. */
export const withCustomer = (values: DetailsValues, customer: Customer): DetailsValues => {
  const { contact, company, vatNumber, billing, shipping, hasOtherAddress } = values;
  const isUntouched = !contact.firstName && !contact.lastName && !company;
  const [billed, delivered] = [preferred(customer.addresses, 'billing'), preferred(customer.addresses, 'shipping')];
  const [fillsBilling, fillsShipping] = [isBlankAddress(billing), !hasOtherAddress && isBlankAddress(shipping)];
  return {
    ...values,
    customerType: isUntouched ? customer.customerType : values.customerType,
    contact: {
      firstName: contact.firstName || customer.firstName,
      lastName: contact.lastName || customer.lastName,
      email: contact.email || customer.email,
      phone: contact.phone || (customer.phone ?? ''),
    },
    company: company || (customer.company ?? ''),
    vatNumber: vatNumber || (customer.vatNumber ?? ''),
    billing: billed && fillsBilling ? asBilling(billed) : billing,
    shipping: delivered && fillsShipping ? asDelivery(delivered) : shipping,
    hasOtherAddress: hasOtherAddress || Boolean(delivered && fillsShipping && fillsBilling),
    wantsAccount: false,
  };
};

/** Returns the registration input for the details of an order and a password. */
export const registrationOf = ({ customerType, contact, company, vatNumber, billing }: OrderDetails, password: string): InputOf<'register'> => ({
  customerType,
  ...contact,
  password,
  address: billing,
  newsletter: false,
  ...(company && { company }),
  ...(vatNumber && { vatNumber }),
});
