import fc from 'fast-check';
import type { Price } from '../../contract/money.js';
import { netOf } from '../../domain/money.js';
import { tiersOf, unitGross } from '../../domain/tier-price.js';
import { placeOfSupply, vatRates } from '../../domain/vat.js';
import { type Bought, pricedOrder, type Purchase } from '../../../test/factories/priced-order.js';
import { bought as boughtGoods, goods, purchase } from '../../../test/factories/purchases.js';
import { type Totals, totalsOf } from './order-pricing.js';

const vatOf = ({ includingVat, excludingVat }: Price) => includingVat.amount - excludingVat.amount;
const sumOf = (prices: readonly Price[]) => [prices.reduce((sum, one) => sum + one.includingVat.amount, 0), prices.reduce((sum, one) => sum + one.excludingVat.amount, 0)];
const amounts = ({ includingVat, excludingVat }: Price) => [includingVat.amount, excludingVat.amount];
const always = (holds: (bought: Purchase) => void, runs = 300) => fc.assert(fc.property(purchase, holds), { numRuns: runs });
const isReverse = (bought: Purchase) => pricedOrder(bought).totals.isReverseCharge;

describe('prices of any order', () => {
  it('add up from lines and delivery, with and without VAT', () =>
    always((bought) => {
      const { lines, totals } = pricedOrder(bought);
      expect(amounts(totals.goods)).toEqual(sumOf(lines.map(({ total }) => total)));
      expect(amounts(totals.total)).toEqual(sumOf([totals.goods, ...(totals.shipping ? [totals.shipping] : [])]));
    }));

  it('contain the difference of gross and net as VAT, in each line and in total', () =>
    always((bought) => {
      const { lines, totals } = pricedOrder(bought);
      const parts = [...lines.map(({ total }) => total), ...(totals.shipping ? [totals.shipping] : [])];
      expect(totals.vat.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(vatOf(totals.total));
      expect(parts.reduce((sum, part) => sum + vatOf(part), 0)).toBe(vatOf(totals.total));
      if (totals.isReverseCharge) return;
      for (const { includingVat, excludingVat } of parts)
        expect(excludingVat.amount).toBe(netOf(includingVat.amount, vatRates[placeOfSupply({ country: bought.to }, bought.by ?? null).country]));
    }));

  it('have a VAT amount that deviates from the VAT of the net total by less than half a cent per line', () =>
    always((bought) => {
      const { lines, totals } = pricedOrder(bought);
      const [{ rate, amount }] = totals.vat as [Totals['vat'][number]];
      const parts = lines.length + 1;
      // Multiplied by 200, because fractions are rounded: a deviation of exactly the limit would be above it.
      expect(Math.abs(200 * amount.amount - 2 * totals.total.excludingVat.amount * rate)).toBeLessThanOrEqual(parts * (100 + rate));
    }));

  it('have lines whose total is unit price times quantity', () =>
    always((bought) => {
      if (isReverse(bought)) return;
      for (const { unitPrice, quantity, total } of pricedOrder(bought).lines) expect(total.includingVat.amount).toBe(unitPrice.includingVat.amount * quantity);
    }));

  it('are whole, non-negative minor units of one currency', () =>
    always((bought) => {
      const { lines, totals } = pricedOrder(bought);
      const prices = [...lines.flatMap(({ unitPrice, total }) => [unitPrice, total]), totals.goods, totals.total, ...(totals.shipping ? [totals.shipping] : [])];
      for (const { includingVat, excludingVat } of prices) {
        expect([includingVat.currency, excludingVat.currency]).toEqual([bought.currency, bought.currency]);
        expect([includingVat.amount, excludingVat.amount].every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(includingVat.amount).toBeGreaterThanOrEqual(excludingVat.amount);
      }
      expect(totals.vat.every(({ amount }) => amount.currency === bought.currency)).toBe(true);
    }));

  it('are never added in different currencies', () =>
    always((bought) => {
      const other = bought.currency === 'EUR' ? 'GBP' : 'EUR';
      const { lines } = pricedOrder(bought);
      expect(() => totalsOf(lines, null, other, { rate: 21, isReverseCharge: false })).toThrow(RangeError);
    }, 50));
});

describe('an order with reverse charge', () => {
  const business = (bought: Purchase, vatNumber?: string): Purchase => ({ ...bought, buyer: { customerType: 'Business', vatNumber } });
  const abroad = purchase.filter(({ to, by }) => to !== 'nl' && to !== 'gb' && by !== 'Pickup');

  it('has no VAT, and the same net prices as any other', () =>
    fc.assert(
      fc.property(abroad, (bought) => {
        const { lines, totals } = pricedOrder(business(bought, 'DE136695976'));
        const charged = pricedOrder(business(bought));
        expect([totals.isReverseCharge, charged.totals.isReverseCharge]).toEqual([true, false]);
        expect([totals.vat[0]!.rate, totals.vat[0]!.amount.amount, vatOf(totals.total)]).toEqual([0, 0, 0]);
        expect(
          lines.every(
            ({ total, unitPrice, volumeDiscount }) =>
              [total, unitPrice].every((one) => vatOf(one) === 0) && volumeDiscount.every((tier) => tier.priceIncludingVat.amount === tier.priceExcludingVat.amount),
          ),
        ).toBe(true);
        expect(totals.total.excludingVat).toEqual(charged.totals.total.excludingVat);
        expect(totals.shipping?.excludingVat).toEqual(charged.totals.shipping?.excludingVat);
      }),
    ));
});

describe('one more line', () => {
  const more = fc.tuple(purchase, boughtGoods);
  const withLine = (purchased: Purchase, line: Bought): Purchase => ({ ...purchased, buys: [...purchased.buys, line] });

  it('never lowers the total of the goods, with or without VAT', () =>
    fc.assert(
      fc.property(more, ([purchased, line]) => {
        const [before, after] = [pricedOrder(purchased), pricedOrder(withLine(purchased, line))].map(({ totals }) => amounts(totals.goods)) as [number[], number[]];
        expect(after[0]!).toBeGreaterThanOrEqual(before[0]!);
        expect(after[1]!).toBeGreaterThanOrEqual(before[1]!);
      }),
    ));

  it('lowers the total at most by the delivery price that it makes free', () =>
    fc.assert(
      fc.property(more, ([purchased, line]) => {
        const [before, after] = [pricedOrder(purchased), pricedOrder(withLine(purchased, line))];
        const saved = before.totals.total.includingVat.amount - after.totals.total.includingVat.amount;
        if (saved <= 0) return;
        expect(after.totals.shipping!.includingVat.amount).toBe(0);
        expect(saved).toBeLessThanOrEqual(before.totals.shipping!.includingVat.amount);
      }),
    ));
});

describe('volume prices', () => {
  it('never rise with the quantity if they are declared falling, with or without VAT', () =>
    fc.assert(
      fc.property(goods, fc.integer({ min: 1, max: 9998 }), (one, quantity) => {
        expect(unitGross(one, 'EUR', quantity + 1)).toBeLessThanOrEqual(unitGross(one, 'EUR', quantity));
        const listed = tiersOf(one, 'GBP', 20);
        for (const [at, tier] of listed.entries()) {
          const next = listed[at + 1];
          if (!next) continue;
          expect(next.minQuantity).toBe(tier.maxQuantity! + 1);
          expect(next.priceIncludingVat.amount).toBeLessThanOrEqual(tier.priceIncludingVat.amount);
          expect(next.priceExcludingVat.amount).toBeLessThanOrEqual(tier.priceExcludingVat.amount);
        }
      }),
    ));
});
