import fc from 'fast-check';
import { unitPriceOf } from './unit-price.js';

describe('the unit price for accounting software', () => {
  it.each([
    [7355, 1, '73.55'],
    [14_711, 2, '73.555'],
    [1227, 3, '4.09'],
    [10_000, 3, '33.333'],
    [0, 7, '0.00'],
    [1, 9999, '0.000001'],
  ])('of a line of %p for %p pieces is %p', (total, quantity, price) => expect(unitPriceOf(total, quantity)).toBe(price));

  it('times the quantity equals the line amount, for all possible lines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 1, max: 9999 }), (total, quantity) => {
        const price = unitPriceOf(total, quantity);
        const digits = price.split('.')[1]!.length;
        const exact = BigInt(price.replace('.', '')) * BigInt(quantity) * 2n;
        const scale = 10n ** BigInt(digits - 2);
        expect((exact + scale) / (2n * scale)).toBe(BigInt(total));
        expect(digits).toBeLessThanOrEqual(6);
      }),
      { numRuns: 2000 },
    );
  });
});
