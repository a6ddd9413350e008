import { maximumLines } from '../../contract/order.js';
import { priceOf } from '../../domain/money.js';
import { maximumQuantity } from '../../contract/fields.js';
import { isOtherPrice, type Now, takeLine } from './reorder-plan.js';

const plain = { productId: 'panel', configurationId: '', quantity: 5 };
const made = { ...plain, configurationId: 'design' };
const now: Now = { product: { isWarehouse: true, stock: 100 }, configured: undefined, needsChoices: false, inCart: 0, lines: 0 };
const wish = { productId: 'panel', isComplete: true };

describe('ordering a line again', () => {
  it.each<[string, typeof plain, Partial<Now>, number, string | null]>([
    ['takes what there is enough of', plain, {}, 5, null],
    ['takes the rest of what is short', plain, { product: { isWarehouse: true, stock: 3 } }, 3, 'scarce'],
    ['counts what the cart holds already', plain, { product: { isWarehouse: true, stock: 6 }, inCart: 4 }, 2, 'scarce'],
    ['takes nothing of what is sold out', plain, { product: { isWarehouse: true, stock: 2 }, inCart: 4 }, 0, 'outOfStock'],
    ['takes nothing of what is not sold any more', plain, { product: undefined }, 0, 'notSold'],
    ['takes nothing of what lacks a choice today', plain, { needsChoices: true }, 0, 'notMakeable'],
    ['is not held up by stock where it is made to order', made, { configured: wish, product: { isWarehouse: true, stock: 0 } }, 5, null],
    ['takes no design that is gone', made, {}, 0, 'notMakeable'],
    ['takes no design that cannot be made any more', made, { configured: { ...wish, isComplete: false } }, 0, 'notMakeable'],
    ['fills a line to its limit', plain, { inCart: maximumQuantity - 2, product: { isWarehouse: false, stock: 0 } }, 2, 'scarce'],
    ['leaves a full line', plain, { inCart: maximumQuantity, product: { isWarehouse: false, stock: 0 } }, 0, 'full'],
    ['leaves a full cart', plain, { lines: maximumLines }, 0, 'full'],
    ['adds to a line of a full cart', plain, { lines: maximumLines, inCart: 1 }, 5, null],
  ])('%s', (_, line, facts, taken, reason) => {
    expect(takeLine(line, { ...now, ...facts })).toEqual({ taken, reason });
  });
});

describe('another price', () => {
  it('is one that differs whatever the VAT', () => {
    expect(isOtherPrice(priceOf(1000, 'EUR', 21), priceOf(1100, 'EUR', 21))).toBe(true);
    expect(isOtherPrice(priceOf(1000, 'EUR', 21), priceOf(1000, 'EUR', 19))).toBe(false);
    const { excludingVat } = priceOf(1000, 'EUR', 21);
    expect(isOtherPrice({ includingVat: excludingVat, excludingVat }, priceOf(1000, 'EUR', 21))).toBe(false);
  });

  it('is not one in another currency', () => {
    expect(isOtherPrice(priceOf(1000, 'EUR', 21), priceOf(900, 'GBP', 20))).toBe(false);
  });
});
