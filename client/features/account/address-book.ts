import type { Customer } from '../../../src/contract/customer.js';
import { shortAddress } from '../../../src/domain/address-lines.js';
import type { InputOf } from '../../../src/contract/shop-api.js';

/** A customer's addresses, as the Shop API keeps and takes them. */
export type Book = Customer['addresses'];
export type Entry = Book[number];
export type EntryInput = InputOf<'updateMe'>['addresses'][number];

/** Addresses an account may hold. */
export const maximumAddresses = 20;

/** The addresses of a kind, the default first. */
export const addressesOf = <Any extends Pick<EntryInput, 'kind' | 'isDefault'>>(book: readonly Any[], kind: EntryInput['kind']): Any[] =>
  book.filter((entry) => entry.kind === kind).sort((one, other) => Number(other.isDefault) - Number(one.isDefault));

/** An address in a few words. */
export const nameOf = ({ address }: Pick<Entry, 'address'>): string => shortAddress(address);

/** The book as it is sent. */
export const asInput = (book: Book): EntryInput[] => book.map(({ recipient, ...entry }) => ({ ...entry, ...(recipient && { recipient }) }));

/** With an entry new or changed; a new default takes the place of the other. */
export const withEntry = (book: readonly EntryInput[], saved: EntryInput): EntryInput[] => {
  const others = book.map((entry) => (saved.isDefault && entry.kind === saved.kind ? { ...entry, isDefault: false } : entry));
  const isKnown = saved.id !== undefined && others.some(({ id }) => id === saved.id);
  return isKnown ? others.map((entry) => (entry.id === saved.id ? saved : entry)) : [...others, saved];
};

/** Without an entry; the next of its kind becomes the default by itself. */
export const withoutEntry = (book: readonly EntryInput[], id: string): EntryInput[] => book.filter((entry) => entry.id !== id);
