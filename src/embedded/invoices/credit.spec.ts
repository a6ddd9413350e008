import fc from 'fast-check';
import { deliveryMethods } from '../../contract/order.js';
import type { Price } from '../../contract/money.js';
import { lineProduct } from '../../../test/factories/goods.js';
import { creditRequestOf, type RequestedCredit, requestedCredit } from '../../../test/factories/credits.js';
import { placedOrder } from '../../../test/factories/placed-order.js';
import { purchase } from '../../../test/factories/purchases.js';
import { priceOf } from '../../domain/money.js';
import { type Credit, creditOf, remainingOf } from './credit.js';

const order = fc.record({ bought: purchase, by: fc.constantFrom(...deliveryMethods) }).map(({ bought, by }) => placedOrder({ ...bought, to: 'be', by }, 'nl-BE'));
const amounts = ({ includingVat, excludingVat }: Price) => [includingVat.amount, excludingVat.amount, includingVat.amount - excludingVat.amount] as const;

/** Credits that result from several wishes, one after the other. */
const creditsOf = (one: ReturnType<typeof placedOrder>, wishes: readonly RequestedCredit[]): Credit[] =>
  wishes.reduce<Credit[]>((earlier, next) => {
    const credit = creditOf(one, earlier, creditRequestOf(one, next));
    return credit ? [...earlier, credit] : earlier;
  }, []);

describe('credits of an invoice', () => {
  it('never exceed the invoice, neither its net amount nor its VAT, after any number of wishes', () => {
    fc.assert(
      fc.property(order, fc.array(requestedCredit, { maxLength: 8 }), (one, wishes) => {
        const credits = creditsOf(one, wishes);
        for (const amount of amounts(remainingOf(one, credits))) expect(amount).toBeGreaterThanOrEqual(0);
        const pieces = credits.flatMap((credit) => credit.lines);
        for (const { id, quantity } of one.lines) expect(pieces.filter(({ lineId }) => lineId === id).reduce((sum, part) => sum + part.quantity, 0)).toBeLessThanOrEqual(quantity);
        for (const { lines: parts, shipping, total } of credits) {
          const sum = [...parts.map((part) => part.total), ...(shipping ? [shipping] : [])].map(amounts);
          expect(amounts(total)).toEqual([0, 1, 2].map((at) => sum.reduce((whole, part) => whole + part[at]!, 0)));
          expect(total.includingVat.amount).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('add up to the whole invoice, with and without VAT, after the rest is credited', () => {
    fc.assert(
      fc.property(order, fc.array(requestedCredit, { maxLength: 6 }), (one, wishes) => {
        expect(amounts(remainingOf(one, creditsOf(one, [...wishes, 'rest'])))).toEqual([0, 0, 0]);
        expect(creditOf(one, creditsOf(one, [...wishes, 'rest']), 'rest')).toBeUndefined();
      }),
    );
  });

  const panels = placedOrder({ to: 'nl', currency: 'EUR', by: 'Deliver', buys: [1, 2].map((quantity) => ({ quantity, goods: lineProduct({ tiers: [] }) })) }, 'nl-NL');

  it('contain the credited lines', () => {
    const half = priceOf(panels.lines[1]!.total.includingVat.amount / 2, 'EUR', 21);
    const part = { lineId: 'line-2', quantity: 1, total: half };
    const credit = creditOf(panels, [], { lines: [part] })!;
    expect(credit).toEqual({ lines: [part], shipping: null, total: half });
    expect(creditOf(panels, [credit], 'rest')!.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      ['line-1', 1],
      ['line-2', 1],
    ]);
  });

  it('split an amount by the VAT rate of the order', () => {
    const credit = creditOf(panels, [], { amount: { amount: 1210, currency: 'EUR' } })!;
    expect([credit.lines.map(({ lineId }) => lineId), ...amounts(credit.total)]).toEqual([[null], 1210, 1000, 210]);
  });

  it('contain one amount without line if the lines exceed what is left', () => {
    const most = creditOf(panels, [], { amount: { amount: 20_000, currency: 'EUR' } })!;
    const rest = creditOf(panels, [most], 'rest')!;
    expect(rest.lines.map(({ lineId }) => lineId)).toEqual([null]);
    expect(rest.total.includingVat.amount).toBe(panels.totals.total.includingVat.amount - 20_000);
  });
});
