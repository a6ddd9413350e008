import { priceOf } from './money.js';
import { inView } from './price-view.js';

describe('the price in a VAT view', () => {
  it.each([
    ['incl', 12100],
    ['excl', 10000],
  ] as const)('%s shows %p', (view, amount) => expect(inView(priceOf(12100, 'EUR', 21), view).amount).toBe(amount));
});
