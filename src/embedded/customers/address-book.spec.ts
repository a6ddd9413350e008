import { maxAddresses } from '../../contract/customer.js';
import type { OrderDetails } from '../../contract/order.js';
import { withDetails } from './address-book.js';

const details: OrderDetails = {
  customerType: 'Private',
  contact: { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl', phone: '0201234567' },
  billing: { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' },
  shipping: null,
};
const nothing = { addresses: [], phone: null, company: null, vatNumber: null };
const elsewhere = { street: 'Meir', houseNumber: '1', postcode: '2000', city: 'Antwerpen', country: 'be' } as const;
const placed = { ...details, shipping: { ...elsewhere, recipient: 'Stillewerk' } };

describe('the account of a customer who ordered', () => {
  it('gets both addresses, as defaults, and the phone number', () => {
    const { addresses, phone } = withDetails(nothing, placed);
    expect(addresses).toMatchObject([
      { kind: 'billing', isDefault: true, recipient: null, address: details.billing },
      { kind: 'shipping', isDefault: true, recipient: 'Stillewerk', address: elsewhere },
    ]);
    expect(phone).toBe(details.contact.phone);
  });

  it('gets an address once, whatever its case and spaces', () => {
    const known = withDetails(nothing, placed);
    const again = withDetails(known, { ...placed, billing: { ...details.billing, postcode: '1012lg', street: 'DAMRAK', addition: undefined } });
    expect(again.addresses).toEqual(known.addresses);
  });

  it('gets a second address beside the default', () => {
    const { addresses } = withDetails(withDetails(nothing, details), { ...details, billing: elsewhere });
    expect(addresses.map(({ isDefault, address: { city } }) => [city, isDefault])).toEqual([
      ['Amsterdam', true],
      ['Antwerpen', false],
    ]);
  });

  it('keeps existing values, and never exceeds the limit of addresses', () => {
    const [entry] = withDetails(nothing, details).addresses;
    const full = Array.from({ length: maxAddresses }, (_, at) => ({ ...entry!, id: String(at) }));
    const own = { addresses: full, phone: '0201234567', company: 'Klank', vatNumber: 'NL004495445B01' };
    expect(withDetails(own, { ...placed, customerType: 'Business', company: 'Anders', vatNumber: 'BE0403170701' })).toEqual(own);
  });

  it('gets company and VAT number of a business customer only', () => {
    const firm = { ...details, company: 'Stillewerk', vatNumber: 'BE0403170701' };
    expect(withDetails(nothing, { ...firm, customerType: 'Business' })).toMatchObject({ company: 'Stillewerk', vatNumber: 'BE0403170701' });
    expect(withDetails(nothing, firm)).toMatchObject({ company: null, vatNumber: null });
  });
});
