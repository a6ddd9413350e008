import { splitHouseNumber } from './house-number.js';

describe('a house number typed with what belongs beside it', () => {
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
    ['nl', 'huis'],
    ['be', '12'],
    ['be', '12A'],
    ['be', '12-14'],
    ['de', '12 a'],
    ['fr', '12 bis'],
    ['gb', 'Flat 2'],
  ] as const)('in %s %s stays one', (country, typed) => {
    expect(splitHouseNumber(country, typed)).toBeUndefined();
  });
});
