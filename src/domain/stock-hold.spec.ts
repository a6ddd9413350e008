import { canHold, type HeldProduct, type HoldRequest } from './stock-hold.js';

const bounds = { share: 25, shareOfAll: 75, value: 10_000 };
const wish = ({ products, ...over }: Partial<Omit<HoldRequest, 'products'>> & { products?: Partial<HeldProduct>[] } = {}): HoldRequest => ({
  trust: 'unknown',
  amount: 100,
  ownAmount: 0,
  products: (products ?? [{}]).map((product) => ({ quantity: 1, left: 99, own: 0, all: 0, ...product })),
  ...over,
});

describe('the stock hold of an unpaid order', () => {
  it.each<[string, HoldRequest, boolean]>([
    ['allows one of a hundred', wish(), true],
    ['allows a quarter of the stock', wish({ products: [{ quantity: 25, left: 75 }] }), true],
    ['refuses more than a quarter', wish({ products: [{ quantity: 26, left: 74 }] }), false],
    ['refuses more than a quarter of one product', wish({ products: [{}, { quantity: 26, left: 74 }] }), false],
    ['refuses more than a quarter together with the buyer’s other orders', wish({ products: [{ quantity: 13, left: 74, own: 13, all: 13 }] }), false],
    ['refuses more than three quarters together with the orders of all buyers', wish({ products: [{ quantity: 1, left: 24, all: 75 }] }), false],
    ['allows the last piece of the stock', wish({ products: [{ left: 0 }] }), true],
    ['refuses both of two pieces', wish({ products: [{ quantity: 2, left: 0 }] }), false],
    ['allows an order up to the maximum value', wish({ amount: 6_000, ownAmount: 4_000 }), true],
    ['refuses an order above the maximum value', wish({ amount: 6_001, ownAmount: 4_000 }), false],
    ['allows half of the stock on account with a verified number', wish({ trust: 'proved', products: [{ quantity: 50, left: 50 }] }), true],
    ['refuses all of the stock on account with a verified number', wish({ trust: 'proved', products: [{ quantity: 100, left: 0 }] }), false],
    ['allows all of the stock at any value if approved by ops', wish({ trust: 'allowed', amount: 90_000, products: [{ quantity: 100, left: 0 }] }), true],
  ])('%s', (_case, given, expected) => expect(canHold(given, bounds)).toBe(expected));
});
