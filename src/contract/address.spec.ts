import { Address, DeliveryAddress, StoredAddress } from './address.js';
import { brokenRules } from './broken-rules.js';

const damrak = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' };
const faultsOf = (address: object): string[] => {
  const { error } = Address.safeParse(address, { reportInput: true });
  return error ? brokenRules(error).map(({ field, code }) => `${field} ${code.replace('yup.errors.', '')}`) : [];
};

describe('an address', () => {
  it.each([
    ['a house with a name', { street: 'Mill Lane', houseNumber: 'Rose Cottage', postcode: 'NR21 8AA', city: 'Fakenham', country: 'gb' }],
    ['a flat', { street: 'High Street', houseNumber: 'Apartment 12', postcode: 'SW1A 1AA', city: 'London', country: 'gb' }],
    ['a house without a number', { street: 'Little Mill Lane', postcode: 'NR21 8AA', city: 'Fakenham', country: 'gb' }],
    ['the armed forces', { street: '1 Signal Regiment', postcode: 'BFPO 105', city: 'BFPO', country: 'gb' }],
    ['Girobank', { street: 'Bridle Road', postcode: 'GIR 0AA', city: 'Bootle', country: 'gb' }],
    ['a floor in France', { street: 'rue de la Paix', houseNumber: '12 bis', line2: 'Bâtiment B, 3e étage', postcode: '75002', city: 'Paris', country: 'fr' }],
    ['a floor in the field of the number', { street: 'rue de la Paix', houseNumber: 'Batiment B, 3e etage', postcode: '75002', city: 'Paris', country: 'fr' }],
    ['a lieu-dit', { street: 'Le Moulin Vert', postcode: '24220', city: 'Vézac', country: 'fr' }],
    ['a boîte postale', { street: 'BP 12', postcode: '33380', city: 'Mios', country: 'fr' }],
    ['stairs and door in Austria', { street: 'Graben', houseNumber: '12', addition: 'Stiege 2/Top 14', postcode: '1010', city: 'Wien', country: 'at' }],
    ['stairs and door in the field of the number', { street: 'Graben', houseNumber: '12/Stiege 2/Top 14', postcode: '1010', city: 'Wien', country: 'at' }],
    ['a German post office box', { street: 'Postfach 12 34', postcode: '10115', city: 'Berlin', country: 'de' }],
    ['a Dutch post office box', { ...damrak, street: 'Postbus 12', houseNumber: '' }],
    ['a number in the field of the street', { ...damrak, street: 'Damrak 1 a', houseNumber: undefined }],
    ['a range with a floor', { ...damrak, houseNumber: '263-265 hs' }],
  ])('of %s is accepted', (_, address) => expect(faultsOf(address)).toEqual([]));

  it.each([
    ['no number where each house has one', { ...damrak, houseNumber: undefined }, ['houseNumber mixed.required']],
    ['an empty number', { ...damrak, houseNumber: ' ' }, ['houseNumber mixed.required']],
    ['a number without a digit', { ...damrak, houseNumber: 'huis' }, ['houseNumber string.matches']],
    ['a number within the name of the street', { ...damrak, country: 'de', street: 'Straße des 17. Juni', houseNumber: '', postcode: '10623' }, ['houseNumber mixed.required']],
    ['a postcode that cannot exist', { ...damrak, postcode: '0123 AB' }, ['postcode string.postcode']],
    ['every fault at once', { ...damrak, city: '', postcode: '1234 SS', houseNumber: '' }, ['city mixed.required', 'postcode string.postcode', 'houseNumber mixed.required']],
    ['a street that is no text', { ...damrak, street: 7, houseNumber: undefined }, ['street mixed.notType']],
  ])('with %s is refused', (_, address, faults) => expect(faultsOf(address)).toEqual(faults));

  it('has its postcode in the format of its country, also as a delivery address', () => {
    expect(Address.parse({ ...damrak, postcode: 'NL-1012lg' }).postcode).toBe('1012 LG');
    expect(DeliveryAddress.parse({ ...damrak, postcode: '1012lg', recipient: 'Atelier' })).toEqual({ ...damrak, recipient: 'Atelier' });
  });

  it('that was stored under earlier rules can be read', () => {
    const stored = { ...damrak, country: 'be', postcode: '0999', houseNumber: 'huis' };
    expect(StoredAddress.parse(stored)).toEqual(stored);
  });
});
