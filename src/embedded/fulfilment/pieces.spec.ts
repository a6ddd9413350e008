import fc from 'fast-check';
import type { Price } from '../../contract/money.js';
import { priceOf } from '../../domain/money.js';
import { order, orderLine } from '../../../test/factories/order.js';
import { type Credit, creditOf, remainingOf } from '../invoices/credit.js';
import { creditForPieces, PiecesGone, piecesLeft, refundForReturned } from './pieces.js';

const eur = (gross: number, rate = 21): Price => priceOf(gross, 'EUR', rate);
const line = (id: string, quantity: number, total: Price) => ({ ...orderLine({ id, quantity }), total });
/** An order of some lines, with a delivery price. */
const bought = (lines: ReturnType<typeof line>[], delivery: Price | null, rate = 21) => {
  const goods = lines.reduce((sum, { total }) => sum + total.includingVat.amount, 0);
  const net = lines.reduce((sum, { total }) => sum + total.excludingVat.amount, 0);
  const total: Price = {
    includingVat: { amount: goods + (delivery?.includingVat.amount ?? 0), currency: 'EUR' },
    excludingVat: { amount: net + (delivery?.excludingVat.amount ?? 0), currency: 'EUR' },
  };
  const plain = order();
  return { ...plain, lines, totals: { ...plain.totals, shipping: delivery, vat: [{ rate, amount: total.includingVat }], total } };
};
const amounts = ({ includingVat, excludingVat }: Price) => [includingVat.amount, excludingVat.amount];
/** A price without VAT: reverse charge, or export. */
const untaxed = (net: number): Price => ({ includingVat: { amount: net, currency: 'EUR' }, excludingVat: { amount: net, currency: 'EUR' } });

describe('what is refunded for pieces', () => {
  it.each([
    ['a whole line', line('a', 2, eur(17_800)), 2, 17_800, 14_711],
    ['one piece of two', line('a', 2, eur(17_800)), 1, 8900, 7356],
    ['one piece of three whose price cannot be divided', line('a', 3, eur(10_000)), 1, 3333, 2754],
    ['two pieces of three whose price cannot be divided', line('a', 3, eur(10_000)), 2, 6667, 5510],
    ['a piece at a volume price', line('a', 10, eur(76_000)), 1, 7600, 6281],
    ['a piece at a reduced price', line('a', 4, eur(19_999)), 3, 14_999, 12_396],
    ['a piece at another rate', line('a', 3, eur(10_000, 7)), 1, 3333, 3115],
    ['a piece without VAT', line('a', 3, untaxed(10_000)), 1, 3333, 3333],
    ['a piece of one cent', line('a', 3, eur(1)), 1, 0, 0],
  ])('is its share of the line: %s', (_, one, quantity, gross, net) => {
    const credit = creditForPieces(bought([one], null), [], [{ id: 'a', quantity }], false);
    expect([amounts(credit.total), credit.shipping]).toEqual([[gross, net], null]);
  });

  const two = bought([line('a', 3, eur(10_000)), line('b', 1, eur(5000))], eur(1495));

  it('contains the delivery only on request, and only once', () => {
    const first = creditForPieces(two, [], [{ id: 'b' }], true);
    expect([first.total.includingVat.amount, first.shipping]).toEqual([6495, eur(1495)]);
    expect(creditForPieces(two, [first], [{ id: 'a' }], true)).toMatchObject({ shipping: null, total: { includingVat: { amount: 10_000 } } });
    expect(creditForPieces(two, [], [{ id: 'b' }], false).total.includingVat.amount).toBe(5000);
  });

  it('is never more than what is left of the line', () => {
    const first = creditForPieces(two, [], [{ id: 'a', quantity: 2 }], false);
    expect([...piecesLeft(two, [first])]).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(() => creditForPieces(two, [first], [{ id: 'a', quantity: 2 }], false)).toThrow(new PiecesGone('a', 1));
    expect(() =>
      creditForPieces(
        two,
        [],
        [
          { id: 'b', quantity: 1 },
          { id: 'b', quantity: 1 },
        ],
        false,
      ),
    ).toThrow(new PiecesGone('b', 0));
    expect(() => creditForPieces(two, [], [{ id: 'of another order' }], false)).toThrow(new PiecesGone('of another order', 0));
    expect(() => creditForPieces(two, [], [{ id: 'a', quantity: 0 }], false)).toThrow(PiecesGone);
  });

  it('is the rest of the line for its last pieces, however the earlier ones were rounded', () => {
    const first: Credit = { lines: [{ lineId: 'a', quantity: 1, total: eur(3000) }], shipping: null, total: eur(3000) };
    expect(creditForPieces(two, [first], [{ id: 'a' }], false).total.includingVat.amount).toBe(7000);
  });

  it('adds up to the whole order, with and without VAT, and is what its credit notes contain', () => {
    const positive = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(positive, fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(0, 7, 20, 21),
        fc.integer({ min: 0, max: 9999 }),
        (goods, rate, delivery) => {
          const one = bought(
            goods.map(([gross, quantity], at) => line(`line-${at}`, quantity, eur(gross, rate))),
            eur(delivery, rate),
            rate,
          );
          const credits: Credit[] = [];
          for (const { id, quantity } of one.lines)
            for (let piece = 0; piece < quantity; piece += 1) {
              const credit = creditForPieces(one, credits, [{ id, quantity: 1 }], false);
              const noted = creditOf(one, credits, { lines: credit.lines });
              if (credit.total.includingVat.amount > 0) expect(noted).toEqual(credit);
              credits.push(credit);
            }
          expect(amounts(remainingOf(one, credits))).toEqual(amounts(eur(delivery, rate)));
        },
      ),
    );
  });
});

describe('what is refunded for returned pieces', () => {
  const withdrawn = [
    { id: 'a', quantity: 3, returned: 1, total: eur(10_000) },
    { id: 'b', quantity: 1, returned: 0, total: eur(5000) },
  ];

  it('is their share of the withdrawn goods', () => {
    expect(refundForReturned(withdrawn, [{ id: 'a', quantity: 1 }])).toMatchObject({ amount: 3334, isAll: false });
    expect(refundForReturned(withdrawn, [{ id: 'a' }])).toMatchObject({ amount: 6667, isAll: false });
  });

  it('is everything once the last piece is back', () => {
    expect(refundForReturned(withdrawn, [{ id: 'a' }, { id: 'b' }])).toMatchObject({ isAll: true });
  });

  it('is refused for more pieces than were withdrawn and are still out', () => {
    expect(() => refundForReturned(withdrawn, [{ id: 'a', quantity: 3 }])).toThrow(new PiecesGone('a', 2));
  });
});
