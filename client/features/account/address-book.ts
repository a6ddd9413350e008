import type { Customer } from '../../../src/contract/customer.js';
import { shortAddress } from '../../../src/domain/address-lines.js';
import type { InputOf } from '../../../src/contract/shop-api.js';

/** A customer's addresses, as the Shop API returns them; `EntryInput` is what it accepts. */
export type Book = Customer['addresses'];
export type Entry = Book[number];
export type EntryInput = InputOf<'updateMe'>['addresses'][number];

/** Maximum number of addresses of an account. */
export const maximumAddresses = 20;

/** Returns the addresses of a kind, the default first. */
export const addressesOf = <Any extends Pick<EntryInput, 'kind' | 'isDefault'>>(book: readonly Any[], kind: EntryInput['kind']): Any[] =>
  book.filter((entry) => entry.kind === kind).sort((one, other) => Number(other.isDefault) - Number(one.isDefault));

/** Returns a short name for an address, for labels and notices. */
export const nameOf = ({ address }: Pick<Entry, 'address'>): string => shortAddress(address);

/** Converts the address book to the input of `updateMe`. */
export const asInput = (book: Book): EntryInput[] => book.map(({ recipient, ...entry }) => ({ ...entry, ...(recipient && { recipient }) }));

/** Returns the address book with an entry added or replaced. A new default replaces the previous default of its kind. */
export const withEntry = (book: readonly EntryInput[], saved: EntryInput): EntryInput[] => {
  const others = book.map((entry) => (saved.isDefault && entry.kind === saved.kind ? { ...entry, isDefault: false } : entry));
  const isKnown = saved.id !== undefined && others.some(({ id }) => id === saved.id);
  return isKnown ? others.map((entry) => (entry.id === saved.id ? saved : entry)) : [...others, saved];
};

/** Returns the address book without an entry. The Shop API makes the next address of its kind the default. */
export const withoutEntry = (book: readonly EntryInput[], id: string): EntryInput[] => book.filter((entry) => entry.id !== id);
