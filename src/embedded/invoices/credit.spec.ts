import fc from 'fast-check';
import { deliveryMethods } from '../../contract/order.js';
import type { Price } from '../../contract/money.js';
import { lineProduct } from '../../../test/factories/goods.js';
import { placedOrder } from '../../../test/factories/placed-order.js';
import { purchase } from '../../../test/factories/purchases.js';
import { type Credit, creditOf, leftOf, type Wish } from './credit.js';

const order = fc.record({ bought: purchase, by: fc.constantFrom(...deliveryMethods) }).map(({ bought, by }) => placedOrder({ ...bought, to: 'be', by }, 'nl-BE'));
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.constant('rest' as const),
  fc.record({ lineIds: fc.array(fc.integer({ min: 1, max: 6 }).map((at) => `line-${at}`)), withShipping: fc.boolean() }),
  fc.integer({ min: 0, max: 200_000 }).map((amount) => ({ amount: { amount, currency: 'EUR' as const } })),
);
const amounts = ({ includingVat, excludingVat }: Price) => [includingVat.amount, excludingVat.amount, includingVat.amount - excludingVat.amount] as const;

/** Credits that come of wishes one after the other. */
const creditsOf = (one: ReturnType<typeof placedOrder>, wishes: readonly Wish[]): Credit[] =>
  wishes.reduce<Credit[]>((earlier, next) => {
    const credit = creditOf(one, earlier, next);
    return credit ? [...earlier, credit] : earlier;
  }, []);

describe('what money goes back for', () => {
  it('never exceeds the invoice, without VAT and in VAT, however often', () => {
    fc.assert(
      fc.property(order, fc.array(wish, { maxLength: 8 }), (one, wishes) => {
        const credits = creditsOf(one, wishes);
        for (const amount of amounts(leftOf(one, credits))) expect(amount).toBeGreaterThanOrEqual(0);
        const lines = credits.flatMap((credit) => credit.lines.flatMap(({ lineId }) => lineId ?? []));
        expect(new Set(lines).size).toBe(lines.length);
        for (const { lines: parts, shipping, total } of credits) {
          const sum = [...parts.map((part) => part.total), ...(shipping ? [shipping] : [])].map(amounts);
          expect(amounts(total)).toEqual([0, 1, 2].map((at) => sum.reduce((whole, part) => whole + part[at]!, 0)));
          expect(total.includingVat.amount).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is the whole invoice in the end, to the cent in both views, when the rest is asked for', () => {
    fc.assert(
      fc.property(order, fc.array(wish, { maxLength: 6 }), (one, wishes) => {
        expect(amounts(leftOf(one, creditsOf(one, [...wishes, 'rest'])))).toEqual([0, 0, 0]);
        expect(creditOf(one, creditsOf(one, [...wishes, 'rest']), 'rest')).toBeUndefined();
      }),
    );
  });

  const panels = placedOrder({ to: 'nl', currency: 'EUR', by: 'Deliver', buys: [1, 2].map((quantity) => ({ quantity, goods: lineProduct({ tiers: [] }) })) }, 'nl-NL');

  it('names the lines it takes back', () => {
    const credit = creditOf(panels, [], { lineIds: ['line-2'] })!;
    expect(credit).toEqual({ lines: [{ lineId: 'line-2', quantity: 2, total: panels.lines[1]!.total }], shipping: null, total: panels.lines[1]!.total });
  });

  it('is an amount with the VAT of the order', () => {
    const credit = creditOf(panels, [], { amount: { amount: 1210, currency: 'EUR' } })!;
    expect([credit.lines.map(({ lineId }) => lineId), ...amounts(credit.total)]).toEqual([[null], 1210, 1000, 210]);
  });

  it('is an amount once lines no longer fit into what is left', () => {
    const most = creditOf(panels, [], { amount: { amount: 20_000, currency: 'EUR' } })!;
    const rest = creditOf(panels, [most], 'rest')!;
    expect(rest.lines.map(({ lineId }) => lineId)).toEqual([null]);
    expect(rest.total.includingVat.amount).toBe(panels.totals.total.includingVat.amount - 20_000);
  });
});
