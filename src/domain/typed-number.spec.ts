import { type NumberRules, readNumber } from './typed-number.js';

const length: NumberRules = { unit: 'mm', isWhole: true };
const metres: NumberRules = { unit: 'm' };
const quantity: NumberRules = { isWhole: true };
const factor: NumberRules = { isGrouped: false };

describe('a typed number', () => {
  it.each<[text: string, rules: NumberRules, read: number | string]>([
    ['900', length, 900],
    ['1.200', length, 1200],
    ['1,200', length, 1200],
    ['1 200', length, 1200],
    ['1\u00a0200', length, 1200],
    ['1\u202f200 mm', length, 1200],
    ['900mm', length, 900],
    ['900 MM', length, 900],
    ['90 cm', length, 900],
    ['90,5cm', length, 905],
    ['1,2 m', length, 1200],
    ['1.200 m', length, 1200],
    ['1.1 m', length, 1100],
    [' 600 ', length, 600],
    ['90,5', length, 'fraction'],
    ['90 inch', length, 'notNumber'],
    ['1 2', length, 'notNumber'],
    ['12.00.000', length, 'notNumber'],
    ['abc', length, 'notNumber'],
    ['', length, 'empty'],
    ['90,5', {}, 90.5],
    ['90.5', {}, 90.5],
    ['1.200,50', {}, 1200.5],
    ['1,200.50', {}, 1200.5],
    ['1.200.000', {}, 1_200_000],
    ['0,125', {}, 0.125],
    ['90,', {}, 90],
    ['-5', {}, -5],
    ['−5', {}, -5],
    ['--5', {}, 'notNumber'],
    ['1e3', {}, 'notNumber'],
    ['1', quantity, 1],
    ['1.5', quantity, 'fraction'],
    ['1,5', quantity, 'fraction'],
    ['2,0', quantity, 2],
    ['1.200', quantity, 1200],
    ['4,5', metres, 4.5],
    ['4.500', metres, 4.5],
    ['450 cm', metres, 4.5],
    ['4,5 m', metres, 4.5],
    ['1.125', factor, 1.125],
    ['250 cm', { unit: 'cm' }, 250],
    ['2,5 m', { unit: 'cm' }, 250],
  ])('%j with %j is %s', (text, rules, expected) => {
    expect(readNumber(text, rules)).toEqual(typeof expected === 'string' ? { fault: expected } : { value: expected });
  });
});
