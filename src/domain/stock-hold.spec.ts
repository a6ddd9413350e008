import { canHold, type HeldProduct, type HoldWish } from './stock-hold.js';

const bounds = { share: 25, shareOfAll: 75, value: 10_000 };
const wish = ({ products, ...over }: Partial<Omit<HoldWish, 'products'>> & { products?: Partial<HeldProduct>[] } = {}): HoldWish => ({
  trust: 'unknown',
  amount: 100,
  ownAmount: 0,
  products: (products ?? [{}]).map((product) => ({ quantity: 1, left: 99, own: 0, all: 0, ...product })),
  ...over,
});

describe('an unpaid order holds its pieces', () => {
  it.each<[string, HoldWish, boolean]>([
    ['one of a hundred', wish(), true],
    ['a quarter of the stock', wish({ products: [{ quantity: 25, left: 75 }] }), true],
    ['more than a quarter', wish({ products: [{ quantity: 26, left: 74 }] }), false],
    ['of one product more than a quarter', wish({ products: [{}, { quantity: 26, left: 74 }] }), false],
    ['with the buyer’s other orders more than a quarter', wish({ products: [{ quantity: 13, left: 74, own: 13, all: 13 }] }), false],
    ['with the orders of all more than three quarters', wish({ products: [{ quantity: 1, left: 24, all: 75 }] }), false],
    ['the last piece of all', wish({ products: [{ left: 0 }] }), true],
    ['both of two pieces', wish({ products: [{ quantity: 2, left: 0 }] }), false],
    ['up to the value', wish({ amount: 6_000, ownAmount: 4_000 }), true],
    ['beyond the value', wish({ amount: 6_001, ownAmount: 4_000 }), false],
    ['on account with a proved number, half of the stock', wish({ trust: 'proved', products: [{ quantity: 50, left: 50 }] }), true],
    ['on account with a proved number, all of the stock', wish({ trust: 'proved', products: [{ quantity: 100, left: 0 }] }), false],
    ['allowed by ops, all of the stock at any value', wish({ trust: 'allowed', amount: 90_000, products: [{ quantity: 100, left: 0 }] }), true],
  ])('%s', (_case, given, expected) => expect(canHold(given, bounds)).toBe(expected));
});
