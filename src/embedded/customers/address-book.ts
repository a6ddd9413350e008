import { eq } from 'drizzle-orm';
import type { Address } from '../../contract/address.js';
import { type Customer, maxAddresses } from '../../contract/customer.js';
import type { OrderDetails } from '../../contract/order.js';
import type { Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import type { CustomerRow } from './customer.presenter.js';
import { customerTable } from './customers.tables.js';

type Entry = Customer['addresses'][number];
type StoredDetails = Pick<CustomerRow, 'addresses' | 'phone' | 'company' | 'vatNumber'>;

/** Comparison key of an address. It ignores empty parts, case and spaces. */
const keyOf = (address: Address & { recipient?: string | null | undefined }): string =>
  JSON.stringify(
    Object.entries(address)
      .filter(([, value]) => value)
      .map(([part, value]) => [part, String(value).toLowerCase().replaceAll(/\s/g, '')])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  );

const withEntry = (addresses: readonly Entry[], kind: Entry['kind'], recipient: string | null, address: Address): Entry[] => {
  const ofKind = addresses.filter((entry) => entry.kind === kind);
  const isKnown = ofKind.some((entry) => keyOf({ ...entry.address, recipient: entry.recipient }) === keyOf({ ...address, recipient }));
  if (isKnown || addresses.length >= maxAddresses) return [...addresses];
  return [...addresses, { id: newId(), kind, isDefault: ofKind.length === 0, recipient, address }];
};

/** Account data after an order: new addresses are added, and empty fields are filled in. Existing values stay. */
export const withDetails = ({ addresses, phone, company, vatNumber }: StoredDetails, details: OrderDetails): StoredDetails => {
  const billed = withEntry(addresses, 'billing', null, details.billing);
  const { recipient = null, ...there } = details.shipping ?? {};
  const isBusiness = details.customerType === 'Business';
  return {
    addresses: details.shipping ? withEntry(billed, 'shipping', recipient, there as Address) : billed,
    phone: phone ?? details.contact.phone ?? null,
    company: company ?? ((isBusiness && details.company) || null),
    vatNumber: vatNumber ?? ((isBusiness && details.vatNumber) || null),
  };
};

/** Saves the details of an order in the customer's account, to prefill the next order. Call it only for orders placed while signed in, because a guest can enter another person's e-mail address. */
export const saveDetails = async (tx: Executor, customerId: string, details: OrderDetails): Promise<void> => {
  const [customer] = await tx.select().from(customerTable).where(eq(customerTable.id, customerId)).for('update');
  if (customer) await tx.update(customerTable).set(withDetails(customer, details)).where(eq(customerTable.id, customerId));
};
