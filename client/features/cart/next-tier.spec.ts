import { euro, orderLine, price, tierPrice } from '../../../test/factories/order.js';
import { hasSharedTier, isScarce, nextTier } from './next-tier.js';

const volumeDiscount = [tierPrice(1, 4, 8900), tierPrice(5, 9, 8250), tierPrice(10, null, 7600)];

describe('the next tier', () => {
  it.each([
    { quantity: 3, unit: 8900, missing: 2, gross: 8250 },
    { quantity: 5, unit: 8250, missing: 5, gross: 7600 },
  ])('needs $missing more pieces from a quantity of $quantity', ({ quantity, unit, missing, gross }) => {
    expect(nextTier(orderLine({ quantity, unitPrice: price(unit), volumeDiscount }))).toEqual({ missing, price: price(gross) });
  });

  it('counts the pieces of other colours in the family', () => {
    expect(nextTier(orderLine({ quantity: 3, tierQuantity: 7, unitPrice: price(8250), volumeDiscount }))).toEqual({ missing: 3, price: price(7600) });
    expect(nextTier(orderLine({ quantity: 3, tierQuantity: 7, unitPrice: price(8250), volumeDiscount, available: 5 }))).toBeUndefined();
  });

  it('is undefined in the last tier, without tiers, and above the stock', () => {
    expect(nextTier(orderLine({ quantity: 10, unitPrice: price(7600), volumeDiscount }))).toBeUndefined();
    expect(nextTier(orderLine({ quantity: 1 }))).toBeUndefined();
    expect(nextTier(orderLine({ quantity: 3, volumeDiscount, available: 4 }))).toBeUndefined();
  });
});

describe('a volume price that several lines share', () => {
  const trace = [{ step: 'tier' as const, label: 'Staffel', optionId: null, amount: euro(-650) }];
  it.each([
    [3, 7, trace, true],
    [7, 7, trace, false],
    [1, 2, [], false],
  ])('is recognised for %d pieces of %d in the order', (quantity, tierQuantity, steps, expected) =>
    expect(hasSharedTier(orderLine({ quantity, tierQuantity, trace: steps }))).toBe(expected),
  );
});

describe('a scarce line', () => {
  it('has a quantity above the stock; a product made to order is never scarce', () => {
    expect(isScarce({ quantity: 3, available: 2 })).toBe(true);
    expect(isScarce({ quantity: 3, available: 3 })).toBe(false);
    expect(isScarce({ quantity: 3, available: null })).toBe(false);
  });
});
