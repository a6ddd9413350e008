import type { Country } from '../contract/locales.js';
import { type PostalAddress, postalLines, shortAddress } from './address-lines.js';

const person = 'Ada Vos';
const organisation = 'Stillewerk';

describe('the lines of an address', () => {
  it.each<[Country, Omit<PostalAddress, 'country'>, string[]]>([
    ['nl', { street: 'Damrak', houseNumber: '1', addition: '2hg', postcode: '1012lg', city: 'Amsterdam' }, ['Damrak 1 2hg', '1012 LG Amsterdam']],
    ['nl', { street: 'Prinsengracht', houseNumber: '263-265 hs', postcode: '1016 GV', city: 'Amsterdam' }, ['Prinsengracht 263-265 hs', '1016 GV Amsterdam']],
    ['nl', { street: 'Postbus 12', postcode: '1000 AA', city: 'Amsterdam' }, ['Postbus 12', '1000 AA Amsterdam']],
    ['be', { street: 'Rue Haute', houseNumber: '12', addition: 'bte 3', postcode: '1000', city: 'Bruxelles' }, ['Rue Haute 12 bte 3', '1000 Bruxelles']],
    ['de', { street: 'Lindenstraße', houseNumber: '8a', line2: 'Hinterhaus', postcode: '10969', city: 'Berlin' }, ['Hinterhaus', 'Lindenstraße 8a', '10969 Berlin']],
    ['at', { street: 'Graben', houseNumber: '12', addition: '2/14', postcode: '1010', city: 'Wien' }, ['Graben 12/2/14', '1010 Wien']],
    ['at', { street: 'Graben', houseNumber: '12', addition: 'Stiege 2/Top 14', postcode: '1010', city: 'Wien' }, ['Graben 12 Stiege 2/Top 14', '1010 Wien']],
    [
      'fr',
      { street: 'rue de la Paix', houseNumber: '12 bis', line2: 'Bâtiment B, 3e étage', postcode: '75002', city: 'Paris' },
      ['Bâtiment B, 3e étage', '12 bis rue de la Paix', '75002 Paris'],
    ],
    ['fr', { street: 'Le Moulin Vert', postcode: '24220', city: 'Vézac' }, ['Le Moulin Vert', '24220 Vézac']],
    ['gb', { street: 'Mill Lane', houseNumber: 'Rose Cottage', postcode: 'nr218aa', city: 'Fakenham' }, ['Rose Cottage', 'Mill Lane', 'Fakenham', 'NR21 8AA']],
    ['gb', { street: 'Baker Street', houseNumber: '221', addition: 'b', postcode: 'NW1 6XE', city: 'London' }, ['221 b Baker Street', 'London', 'NW1 6XE']],
  ])('in %s follow the format of its postal service: %o', (country, address, lines) => {
    expect(postalLines({ ...address, country })).toEqual(lines);
  });

  it.each<[Country, string[]]>([
    ['nl', [organisation, person]],
    ['de', [person, organisation]],
    ['gb', [person, organisation]],
  ])('in %s begin with %s', (country, who) => {
    expect(postalLines({ street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country }, { person, organisation }).slice(0, 2)).toEqual(who);
  });

  it('are shortened to street, number and city', () => {
    expect(shortAddress({ street: 'Mill Lane', houseNumber: 'Rose Cottage', postcode: 'NR21 8AA', city: 'Fakenham', country: 'gb' })).toBe('Rose Cottage, Mill Lane, Fakenham');
  });
});
