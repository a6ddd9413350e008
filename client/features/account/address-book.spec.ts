import { addressesOf, asInput, type EntryInput, withEntry, withoutEntry } from './address-book.js';

const address = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' } as const;
const entry = (id: string, kind: EntryInput['kind'], isDefault = false): EntryInput => ({ id, kind, isDefault, address });
const book = [entry('a', 'billing', true), entry('b', 'shipping'), entry('c', 'shipping', true)];
const ids = (entries: readonly EntryInput[]) => entries.map(({ id }) => id);
const defaults = (entries: readonly EntryInput[]) => ids(entries.filter(({ isDefault }) => isDefault));

describe('the address book', () => {
  it('lists each kind with its default first', () => {
    expect(ids(addressesOf(book, 'shipping'))).toEqual(['c', 'b']);
  });

  it('replaces a changed entry without moving it', () => {
    const changed = withEntry(book, { ...entry('b', 'shipping'), recipient: 'Magazijn' });
    expect(ids(changed)).toEqual(['a', 'b', 'c']);
    expect(changed[1]).toMatchObject({ recipient: 'Magazijn' });
  });

  it('has one default for each kind: the one that was set last', () => {
    expect(defaults(withEntry(book, entry('b', 'shipping', true)))).toEqual(['a', 'b']);
    expect(defaults(withEntry(book, entry('b', 'shipping')))).toEqual(['a', 'c']);
    expect(defaults(withEntry(book, { kind: 'billing', isDefault: true, address }))).toEqual(['c', undefined]);
  });

  it('removes an entry and restores it unchanged', () => {
    const without = withoutEntry(book, 'c');
    expect(ids(without)).toEqual(['a', 'b']);
    expect(defaults(withEntry(without, book[2]!))).toEqual(['a', 'c']);
  });

  it('sends no recipient for an address that has none', () => {
    expect(asInput([{ id: 'a', kind: 'billing', isDefault: true, recipient: null, address }])).toEqual([entry('a', 'billing', true)]);
  });
});
