import type { Customer } from '../../../src/contract/customer.js';
import { registrationOf, withCustomer } from './customer-values.js';
import { blankValues, detailsInput, storedValues } from './details-values.js';

const canal = { street: 'Keizersgracht', houseNumber: '12', addition: 'A', postcode: '1015 CX', city: 'Amsterdam', country: 'nl' } as const;
const quay = { street: 'Kade', houseNumber: '4', postcode: '3511 AB', city: 'Utrecht', country: 'nl' } as const;
const customer: Customer = {
  id: 'customer-1',
  customerType: 'Business',
  email: 'noor@voorbeeld.nl',
  pendingEmail: null,
  firstName: 'Noor',
  lastName: 'de Wit',
  phone: '0612345678',
  company: 'Stillewerk',
  vatNumber: 'NL004495445B01',
  licenceCode: null,
  addresses: [
    { id: 'a', kind: 'billing', isDefault: false, recipient: null, address: quay },
    { id: 'b', kind: 'billing', isDefault: true, recipient: null, address: canal },
    { id: 'c', kind: 'shipping', isDefault: true, recipient: 'Atelier', address: quay },
  ],
  preferences: { locale: 'nl-NL', vatView: 'incl', newsletter: false },
  createdAt: '2026-01-01T00:00:00Z',
};
const blank = blankValues('nl');

describe('the stored details of a customer', () => {
  it('fill a blank form, with the default address of each kind', () => {
    const filled = withCustomer(blank, customer);
    expect(filled).toMatchObject({ customerType: 'Business', company: 'Stillewerk', contact: { firstName: 'Noor', email: 'noor@voorbeeld.nl', phone: '0612345678' } });
    expect(filled.billing).toEqual({ ...canal, line2: '' });
    expect([filled.hasOtherAddress, filled.shipping]).toEqual([true, { ...quay, addition: '', line2: '', recipient: 'Atelier' }]);
  });

  it('never replace typed values', () => {
    const billing = { ...blank.billing, city: 'Zwolle' };
    const typed = { ...blank, contact: { ...blank.contact, firstName: 'Sam' }, billing, note: 'Bel aan' };
    const filled = withCustomer(typed, customer);
    expect(filled.contact).toMatchObject({ firstName: 'Sam', lastName: 'de Wit' });
    expect([filled.customerType, filled.billing, filled.hasOtherAddress, filled.note]).toEqual(['Private', billing, false, 'Bel aan']);
  });
});

describe('an account made with an order', () => {
  it('is registered with the details of the order', () => {
    const contact = { firstName: 'Sam', lastName: 'Bos', email: 'sam@voorbeeld.nl', phone: '0612345678' };
    expect(registrationOf({ customerType: 'Private', contact, billing: canal, shipping: null }, 'Stille-kamer1!')).toEqual({
      customerType: 'Private',
      ...contact,
      password: 'Stille-kamer1!',
      address: canal,
      newsletter: false,
    });
  });

  it('sends the password only when an account is wanted, and never stores it', () => {
    const typed = { ...blank, password: 'Stille-kamer1!' };
    expect(detailsInput(typed)).not.toHaveProperty('password');
    expect(detailsInput({ ...typed, wantsAccount: true })).toHaveProperty('password', 'Stille-kamer1!');
    expect(storedValues(typed)).not.toContain('Stille-kamer1!');
  });
});
