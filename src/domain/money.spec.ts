import { netOf, priceOf, roundedRatio, roundHalfUp, shareOf, sumPrices } from './money.js';

describe('money', () => {
  it.each([
    [2.4, 2],
    [2.5, 3],
    [-2.5, -2],
    [0, 0],
  ])('rounds %p half up to %p', (value, whole) => expect(roundHalfUp(value)).toBe(whole));

  it.each([
    [8900, 21, 7355],
    [12100, 21, 10000],
    [8900, 19, 7479],
    [7900, 20, 6583],
    [0, 21, 0],
    [3, 100, 2],
    [1, 21, 1],
  ])('subtracts the VAT of %p at %p %%: %p', (gross, rate, net) => {
    expect(netOf(gross, rate)).toBe(net);
  });

  it.each([
    [1000, { from: 0, to: 3, of: 10 }, 300],
    [1000, { from: 0, to: 1, of: 3 }, 333],
    [1000, { from: 1, to: 2, of: 3 }, 334],
    [1000, { from: 2, to: 3, of: 3 }, 333],
    [1, { from: 0, to: 1, of: 2 }, 1],
    [1, { from: 1, to: 2, of: 2 }, 0],
    [0, { from: 0, to: 0, of: 0 }, 0],
  ])('computes of %p the share of %p: %p', (amount, stretch, share) => {
    expect(shareOf(priceOf(amount, 'EUR', 0), stretch)).toEqual(priceOf(share, 'EUR', 0));
  });

  it('gives no share a negative VAT, however small the amount is', () => {
    const whole = priceOf(3, 'EUR', 21);
    const shares = [0, 1, 2, 3].map((from) => shareOf(whole, { from, to: from + 1, of: 4 }));
    for (const { includingVat, excludingVat } of shares) expect(includingVat.amount).toBeGreaterThanOrEqual(excludingVat.amount);
    expect(sumPrices(shares, 'EUR')).toEqual(whole);
  });

  it.each([
    [[2500, 500, 570], [1_000_000], 713],
    [[-5], [2], -2],
    [[-7], [3], -2],
    [[5], [2], 3],
    [[9_007_199_254_740_991, 3], [3], 9_007_199_254_740_991],
  ])('divides the product of %p by that of %p exactly: %p', (factors, divisors, whole) => expect(roundedRatio(factors, divisors)).toBe(whole));

  it('adds up both VAT views; the sum of no prices is zero', () => {
    const price = priceOf(8900, 'EUR', 21);
    expect(sumPrices([price, price], 'EUR')).toEqual({
      includingVat: { amount: 17800, currency: 'EUR' },
      excludingVat: { amount: 14710, currency: 'EUR' },
    });
    expect(sumPrices([], 'GBP').includingVat).toEqual({ amount: 0, currency: 'GBP' });
  });

  it('refuses to add pounds to euros', () => {
    expect(() => sumPrices([priceOf(1, 'GBP', 20)], 'EUR')).toThrow(RangeError);
  });
});
