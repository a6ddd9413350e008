import type { Country } from './locales.js';
import { isPostcode, normalisePostcode } from './postcodes.js';

describe('a postcode', () => {
  it.each<[Country, string, string]>([
    ['nl', '1012LG', '1012 LG'],
    ['nl', ' 1012  lg ', '1012 LG'],
    ['nl', 'NL-1234 AB', '1234 AB'],
    ['nl', 'nl 1234ab', '1234 AB'],
    ['de', 'D-10115', '10115'],
    ['de', 'DE 01067', '01067'],
    ['de', '27498', '27498'],
    ['at', 'A-1010', '1010'],
    ['at', 'AT-6691', '6691'],
    ['be', 'B-1000', '1000'],
    ['be', 'BE 9999', '9999'],
    ['fr', 'F-75001', '75001'],
    ['fr', '75 001', '75001'],
    ['fr', '97400', '97400'],
    ['fr', '98000', '98000'],
    ['fr', '00200', '00200'],
    ['gb', 'sw1a1aa', 'SW1A 1AA'],
    ['gb', 'GB-NW1 6XE', 'NW1 6XE'],
    ['gb', 'M2 5BQ', 'M2 5BQ'],
    ['gb', 'gir0aa', 'GIR 0AA'],
    ['gb', 'bfpo105', 'BFPO 105'],
    ['gb', 'BF1 2AU', 'BF1 2AU'],
    ['gb', 'JE2 3AB', 'JE2 3AB'],
    ['gb', 'GY1 1AA', 'GY1 1AA'],
    ['gb', 'IM1 1AA', 'IM1 1AA'],
    ['gb', 'gx111aa', 'GX11 1AA'],
    ['gb', 'BT1 1AA', 'BT1 1AA'],
  ])('of %s typed as %s is %s', (country, typed, written) => {
    expect(normalisePostcode(country, typed)).toBe(written);
    expect(isPostcode(country, typed)).toBe(true);
    expect(normalisePostcode(country, written)).toBe(written);
  });

  it.each<[Country, string]>([
    ['nl', '0123 AB'],
    ['nl', '1234 SS'],
    ['nl', '1234 SA'],
    ['nl', '1234 SD'],
    ['nl', '1012'],
    ['nl', 'D-10115'],
    ['de', '00000'],
    ['de', '00123'],
    ['de', '1010'],
    ['de', 'F-75001'],
    ['at', '0999'],
    ['be', '0999'],
    ['be', 'L-1234'],
    ['fr', '00000'],
    ['fr', '99123'],
    ['gb', 'ZZ1 1AA'],
    ['gb', 'SW1A 1CK'],
    ['gb', '10115'],
    ['gb', ''],
  ])('of %s cannot be %s, which stays unchanged', (country, typed) => {
    expect(isPostcode(country, typed)).toBe(false);
    expect(normalisePostcode(country, typed)).toBe(typed);
  });
});
