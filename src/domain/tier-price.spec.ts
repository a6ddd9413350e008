import { type PricedGoods, quantityPrice, tierFor, tiersOf, unitGross } from './tier-price.js';
import { inCurrencies } from '../../test/factories/prices.js';

const panel: PricedGoods = {
  prices: inCurrencies(8900, 7900),
  tiers: [
    { minQuantity: 10, price: inCurrencies(7600, 6700) },
    { minQuantity: 5, price: inCurrencies(8250, 7300) },
  ],
};
const single: PricedGoods = { prices: inCurrencies(4995, 4400), tiers: [] };

describe('tier prices', () => {
  it.each([
    [1, 8900],
    [4, 8900],
    [5, 8250],
    [9, 8250],
    [10, 7600],
    [9999, 7600],
  ])('%p pieces cost %p each', (quantity, gross) => expect(unitGross(panel, 'EUR', quantity)).toBe(gross));

  it('lists every quantity once, in both views', () => {
    expect(tiersOf(panel, 'GBP', 20)).toEqual([
      { minQuantity: 1, maxQuantity: 4, priceIncludingVat: { amount: 7900, currency: 'GBP' }, priceExcludingVat: { amount: 6583, currency: 'GBP' } },
      { minQuantity: 5, maxQuantity: 9, priceIncludingVat: { amount: 7300, currency: 'GBP' }, priceExcludingVat: { amount: 6083, currency: 'GBP' } },
      { minQuantity: 10, maxQuantity: null, priceIncludingVat: { amount: 6700, currency: 'GBP' }, priceExcludingVat: { amount: 5583, currency: 'GBP' } },
    ]);
  });

  it('returns no list for goods without volume prices', () => {
    expect(tiersOf(single, 'EUR', 21)).toEqual([]);
    expect(unitGross(single, 'EUR', 500)).toBe(4995);
  });

  it('falls back to the base price in a gap of the list', () => {
    const gap = [
      { minQuantity: 5, maxQuantity: 9 },
      { minQuantity: 20, maxQuantity: null },
    ];
    expect(tierFor(gap, 12)).toBeUndefined();
    expect(tierFor(gap, 20)).toBe(gap[1]);
  });

  it("computes a line's net amount from its gross amount, not from the net unit price", () => {
    const { total, unitPrice } = quantityPrice(panel, 5, 'EUR', 21);
    expect(total.includingVat.amount).toBe(41_250);
    expect(total.excludingVat.amount).toBe(34_091);
    expect(unitPrice.excludingVat.amount * 5).toBe(34_090);
  });
});
