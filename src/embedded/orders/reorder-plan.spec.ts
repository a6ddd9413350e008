import { maximumLines, maximumSamples } from '../../contract/order.js';
import { priceOf } from '../../domain/money.js';
import { maximumQuantity } from '../../contract/fields.js';
import { type CurrentOffer, isOtherPrice, takeLine } from './reorder-plan.js';

const plain = { productId: 'panel', configurationId: '', quantity: 5 };
const made = { ...plain, configurationId: 'design' };
const stocked = (stock: number) => ({ isWarehouse: true, stock, sampleOf: null });
const madeToOrder = { ...stocked(0), isWarehouse: false };
const sample = { ...stocked(100), sampleOf: 'wpn-ochre-01' };
const now: CurrentOffer = { product: stocked(100), configured: undefined, needsChoices: false, inCart: 0, lines: 0, samples: 0 };
const wish = { productId: 'panel', isComplete: true };

describe('reordering a line', () => {
  it.each<[string, typeof plain, Partial<CurrentOffer>, number, string | null]>([
    ['takes all pieces if enough are in stock', plain, {}, 5, null],
    ['takes what is left in stock', plain, { product: stocked(3) }, 3, 'scarce'],
    ['subtracts the pieces that are already in the cart', plain, { product: stocked(6), inCart: 4 }, 2, 'scarce'],
    ['takes nothing if it is out of stock', plain, { product: stocked(2), inCart: 4 }, 0, 'outOfStock'],
    ['takes nothing if it is no longer sold', plain, { product: undefined }, 0, 'notSold'],
    ['takes nothing if the product now requires a choice', plain, { needsChoices: true }, 0, 'notMakeable'],
    ['ignores the stock if it is made to order', made, { configured: wish, product: stocked(0) }, 5, null],
    ['takes no design that was deleted', made, {}, 0, 'notMakeable'],
    ['takes no design that can no longer be made', made, { configured: { ...wish, isComplete: false } }, 0, 'notMakeable'],
    ['fills a line up to the maximum quantity', plain, { inCart: maximumQuantity - 2, product: madeToOrder }, 2, 'scarce'],
    ['adds nothing to a full line', plain, { inCart: maximumQuantity, product: madeToOrder }, 0, 'full'],
    ['adds no line to a full cart', plain, { lines: maximumLines }, 0, 'full'],
    ['adds pieces to a line of a full cart', plain, { lines: maximumLines, inCart: 1 }, 5, null],
    ['takes one piece of a sample', plain, { product: sample }, 1, 'scarce'],
    ['takes no sample that is in the cart', plain, { product: sample, inCart: 1, samples: 1 }, 0, 'full'],
    ['takes no sample beyond the maximum', plain, { product: sample, samples: maximumSamples }, 0, 'full'],
  ])('%s', (_, line, facts, taken, reason) => {
    expect(takeLine(line, { ...now, ...facts })).toEqual({ taken, reason });
  });
});

describe('a changed price', () => {
  it('is reported if gross and net price differ, not if only the VAT differs', () => {
    expect(isOtherPrice(priceOf(1000, 'EUR', 21), priceOf(1100, 'EUR', 21))).toBe(true);
    expect(isOtherPrice(priceOf(1000, 'EUR', 21), priceOf(1000, 'EUR', 19))).toBe(false);
    const { excludingVat } = priceOf(1000, 'EUR', 21);
    expect(isOtherPrice({ includingVat: excludingVat, excludingVat }, priceOf(1000, 'EUR', 21))).toBe(false);
  });

  it('is not reported for different currencies', () => {
    expect(isOtherPrice(priceOf(1000, 'EUR', 21), priceOf(900, 'GBP', 20))).toBe(false);
  });
});
