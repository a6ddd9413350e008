import { order, price } from '../../test/factories/order.js';
import { shownTotals } from './shown-totals.js';

const deliveryCost = { country: 'nl', price: price(695), freeFrom: price(25_000).includingVat } as const;

describe('the totals that an order shows', () => {
  it('include delivery to the country before a delivery is chosen, and its VAT', () => {
    const { totals } = order();
    const shown = shownTotals(order({ deliveryCost }));
    expect(shown).toMatchObject({ goods: totals.goods, delivery: 'expected', deliveryPrice: price(695) });
    expect([shown.total.includingVat.amount, shown.total.excludingVat.amount]).toEqual([17_800 + 695, 14_711 + 574]);
    expect(shown.vat).toEqual([{ rate: 21, amount: { amount: 18_495 - 15_285, currency: 'EUR' } }]);
  });

  it('have the VAT of delivery at the standard rate when the goods have several', () => {
    const { totals } = order();
    const vat = [9, 21].map((rate) => ({ rate, amount: { amount: 100, currency: 'EUR' as const } }));
    expect(shownTotals(order({ deliveryCost, totals: { ...totals, vat } })).vat.map(({ amount }) => amount.amount)).toEqual([100, 100 + 121]);
  });

  it('include the chosen delivery instead, once', () => {
    const { totals } = order();
    const chosen = { ...totals, shipping: price(1495), total: price(19_295) };
    expect(shownTotals(order({ deliveryCost, totals: chosen }))).toMatchObject({ delivery: 'chosen', deliveryPrice: price(1495), total: price(19_295) });
  });

  it.each([
    ['onRequest', { deliveryCost, deliveryOnRequest: { pallets: 9, maximum: 8 } }],
    ['unknown', {}],
  ])('are those of the goods when delivery has no price: %s', (delivery, over) => {
    const { totals } = order();
    expect(shownTotals(order(over))).toEqual({ goods: totals.goods, vat: totals.vat, total: totals.total, delivery, deliveryPrice: null });
  });
});
