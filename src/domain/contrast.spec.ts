import { contrast } from './contrast.js';

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#f59a00', '#14202b', 7.29],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
    expect(contrast(other, one)).toBeCloseTo(expected, 1);
  });
});
