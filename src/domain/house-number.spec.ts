import type { Country } from '../contract/locales.js';
import { numberTypedInStreet, splitHouseNumber } from './house-number.js';

describe('a house number typed together with its addition', () => {
  it.each([
    ['12a', '12', 'A'],
    ['12 A', '12', 'A'],
    ['12-2hg', '12', '2hg'],
    ['12 - 2', '12', '2'],
    ['7 bis', '7', 'bis'],
    ['101/II', '101', 'II'],
  ])('%s is %s and %s in the Netherlands', (typed, houseNumber, addition) => {
    expect(splitHouseNumber('nl', typed)).toEqual({ houseNumber, addition });
  });

  it.each([
    ['12 bus 3', '12', 'bus 3'],
    ['12, Bte. 3', '12', 'bte 3'],
    ['12A boîte 0301', '12A', 'boîte 0301'],
    ['12/3', '12', 'bus 3'],
    ['12 a bus b', '12a', 'bus b'],
  ])('%s is %s and %s in Belgium', (typed, houseNumber, addition) => {
    expect(splitHouseNumber('be', typed)).toEqual({ houseNumber, addition });
  });

  it.each([
    ['nl', '12'],
    ['nl', '1012'],
    ['nl', '12-14'],
    ['nl', '263-265 hs'],
    ['nl', '12-14 A'],
    ['nl', 'huis'],
    ['be', '12'],
    ['be', '12A'],
    ['be', '12-14'],
    ['de', '12 a'],
    ['fr', '12 bis'],
    ['gb', 'Flat 2'],
  ] as const)('in %s %s is not split', (country, typed) => {
    expect(splitHouseNumber(country, typed)).toBeUndefined();
  });
});

describe('a house number in the street field', () => {
  it.each<[Country, string, string, { street: string; houseNumber: string }]>([
    ['nl', 'Keizersgracht 12', '12', { street: 'Keizersgracht', houseNumber: '12' }],
    ['nl', 'Keizersgracht 12 A', '12a', { street: 'Keizersgracht', houseNumber: '12a' }],
    ['nl', 'Keizersgracht 12', '', { street: 'Keizersgracht', houseNumber: '12' }],
    ['de', 'Lindenstr. 8a', '8 a', { street: 'Lindenstr.', houseNumber: '8 a' }],
    ['at', 'Graben 12/2/14', '', { street: 'Graben', houseNumber: '12/2/14' }],
    ['fr', '12, rue de la Paix', '12', { street: 'rue de la Paix', houseNumber: '12' }],
    ['fr', '12 bis rue de la Paix', '12bis', { street: 'rue de la Paix', houseNumber: '12bis' }],
    ['gb', '221b Baker Street', '221B', { street: 'Baker Street', houseNumber: '221B' }],
  ])('in %s is separated from %s, with house number %j', (country, street, houseNumber, found) => {
    expect(numberTypedInStreet(country, street, houseNumber)).toEqual(found);
  });

  it.each<[Country, string, string]>([
    ['nl', 'Keizersgracht', '12'],
    ['nl', 'Plein 1944', '12'],
    ['nl', 'Postbus 12', ''],
    ['de', 'Postfach 12 34', ''],
    ['de', 'Straße des 17. Juni', '135'],
    ['fr', 'Place du 11 Novembre', '11'],
    ['fr', '12 rue de la Paix', ''],
    ['fr', 'BP 12', '12'],
    ['gb', '10 Downing Street', ''],
  ])('in %s %s with house number %j is not split', (country, street, houseNumber) => {
    expect(numberTypedInStreet(country, street, houseNumber)).toBeUndefined();
  });
});
