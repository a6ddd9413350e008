import { addressKinds } from '../../../src/contract/customer.js';
import { useNavigation } from '../../core/page.js';
import { AddressForm } from './address-form.js';
import { Addresses } from './addresses.js';
import { useCustomer } from './use-customer.js';

/** The address book, or the form for one address: `?edit=` contains its id, `?add=` the kind of a new one. */
export const AddressPage = () => {
  const customer = useCustomer();
  const { search } = useNavigation().place;
  if (!customer) return null;
  const entry = customer.addresses.find(({ id }) => id === search.get('edit'));
  const kind = entry?.kind ?? addressKinds.find((one) => one === search.get('add'));
  return kind ? <AddressForm key={entry?.id ?? kind} book={customer.addresses} kind={kind} entry={entry} /> : <Addresses customer={customer} />;
};
