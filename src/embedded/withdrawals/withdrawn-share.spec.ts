import fc from 'fast-check';
import { order, orderLine } from '../../../test/factories/order.js';
import type { Withdrawal } from '../../contract/order.js';
import { priceOf, sumPrices } from '../../domain/money.js';
import { withdrawnShare } from './withdrawn-share.js';

const line = (id: string, quantity: number, gross: number) => ({ ...orderLine({ id, quantity }), total: priceOf(gross, 'EUR', 21) });
const panels = line('panels', 10, 89_000);
const hooks = line('hooks', 1, 11_000);
const bought = order({ lines: [panels, hooks] });
const delivery = priceOf(1000, 'EUR', 21);
type Earlier = Pick<Withdrawal, 'lines' | 'refund'>;

/** Gross minor units of goods, delivery and their sum for each of successive withdrawals. */
const sharesOf = (wishes: [typeof panels, number][], cost = delivery) =>
  wishes.reduce<{ earlier: Earlier[]; shares: number[][] }>(
    ({ earlier, shares }, [of, quantity]) => {
      const share = withdrawnShare(bought, earlier, [{ line: of, quantity }], cost);
      const goods = sumPrices(
        share.lines.map(({ total }) => total),
        'EUR',
      );
      return { earlier: [...earlier, share], shares: [...shares, [goods, share.delivery, share.refund].map(({ includingVat }) => includingVat.amount)] };
    },
    { earlier: [], shares: [] },
  ).shares;

describe('the refund for withdrawn pieces', () => {
  it.each<[string, [typeof panels, number][], number[][]]>([
    ['3 of 10, with their share of the delivery', [[panels, 3]], [[26_700, 267, 26_967]]],
    ['a whole line', [[hooks, 1]], [[11_000, 110, 11_110]]],
    [
      '3, then the 7 that are left',
      [
        [panels, 3],
        [panels, 7],
      ],
      [
        [26_700, 267, 26_967],
        [62_300, 623, 62_923],
      ],
    ],
    [
      'all pieces in turn, which is the whole order with the delivery',
      [
        [panels, 3],
        [hooks, 1],
        [panels, 7],
      ],
      [
        [26_700, 267, 26_967],
        [11_000, 110, 11_110],
        [62_300, 623, 62_923],
      ],
    ],
  ])('is right for %s', (_, wishes, shares) => expect(sharesOf(wishes)).toEqual(shares));

  it('contains nothing for a free delivery', () => {
    expect(sharesOf([[panels, 3]], priceOf(0, 'EUR', 21))).toEqual([[26_700, 0, 26_700]]);
  });

  it('adds the delivery share that an earlier withdrawal was refunded without', () => {
    const before: Earlier = { lines: [{ id: 'panels', name: 'Panels', quantity: 10, total: panels.total }], refund: panels.total };
    expect(withdrawnShare(bought, [before], [{ line: hooks, quantity: 1 }], delivery).refund).toEqual(sumPrices([hooks.total, delivery], 'EUR'));
  });

  it('adds up to goods and delivery, with and without VAT, however the order is split, and no refund has a negative VAT', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 9999 }), (gross, pieces, cost) => {
        const one = order({ lines: [line('one', pieces, gross)] });
        const paid = priceOf(cost, 'EUR', 21);
        const earlier: Earlier[] = [];
        for (let piece = 0; piece < pieces; piece += 1) earlier.push(withdrawnShare(one, earlier, [{ line: one.lines[0]!, quantity: 1 }], paid));
        const all = sumPrices(
          earlier.map(({ refund }) => refund),
          'EUR',
        );
        expect(all).toEqual(sumPrices([one.lines[0]!.total, paid], 'EUR'));
        for (const { refund } of earlier) expect(refund.includingVat.amount).toBeGreaterThanOrEqual(refund.excludingVat.amount);
      }),
    );
  });
});
