import { order, orderLine, price } from '../../test/factories/order.js';
import { cartEvents, goodsOf, listEvent, purchaseEvent, viewEvent } from './tracked-goods.js';

const panel = { id: 'wpn-grey', name: 'Wandpaneel stof', price: price(8900), colours: [{ productId: 'wpn-grey', name: 'Lichtgrijs' }] };
const baffle = { id: 'bfl-white', name: 'Plafondbaffle', price: price(5900), colours: [] };

describe('products in tracking events', () => {
  it('have their position over all pages of a list, also when one is selected', () => {
    const list = { id: 'category:wall-panels', name: 'Wandpanelen', category: 'Wandpanelen', before: 16 };
    expect(listEvent('view_item_list', list, [panel, baffle])).toEqual({
      event: 'view_item_list',
      ecommerce: {
        item_list_id: 'category:wall-panels',
        item_list_name: 'Wandpanelen',
        items: [
          { item_id: 'wpn-grey', item_name: 'Wandpaneel stof', item_variant: 'Lichtgrijs', price: 73.55, item_category: 'Wandpanelen', index: 16 },
          { item_id: 'bfl-white', item_name: 'Plafondbaffle', price: 48.76, item_category: 'Wandpanelen', index: 17 },
        ],
      },
    });
    expect(listEvent('select_item', list, [baffle], 1).ecommerce.items).toMatchObject([{ item_id: 'bfl-white', index: 17 }]);
  });

  it('have quantity 1 and the price excluding VAT on a product page', () => {
    expect(viewEvent(panel, 'Wandpanelen').ecommerce).toMatchObject({ currency: 'EUR', value: 73.55, items: [{ price: 73.55, quantity: 1 }] });
  });

  it('have as value the sum of price × quantity, to the cent', () => {
    const lines = [orderLine({ quantity: 3, unitPrice: price(1999) }), orderLine({ id: 'line-2', quantity: 7, unitPrice: price(5), colour: null })];
    expect(goodsOf(lines)).toEqual({
      currency: 'EUR',
      value: 49.84,
      items: [
        { item_id: 'wpn-01', item_name: 'Wandpaneel stof', item_variant: 'Lichtgrijs', price: 16.52, quantity: 3 },
        { item_id: 'wpn-01', item_name: 'Wandpaneel stof', price: 0.04, quantity: 7 },
      ],
    });
  });

  it('are purchased with the VAT of the whole order, and delivery excluding VAT', () => {
    const { lines, totals } = order();
    const bought = { lines, number: 'ENC-2026-000042', totals: { ...totals, shipping: price(1495), vat: [{ rate: 21, amount: { amount: 3348, currency: 'EUR' as const } }] } };
    expect(purchaseEvent(bought).ecommerce).toMatchObject({ transaction_id: 'ENC-2026-000042', currency: 'EUR', value: 147.1, tax: 33.48, shipping: 12.36 });
    expect(purchaseEvent({ ...bought, totals: { ...totals, vat: [] } }).ecommerce).toMatchObject({ tax: 0, shipping: 0 });
  });
});

describe('the events of a cart change', () => {
  const two = orderLine({ quantity: 2 });
  const five = orderLine({ quantity: 5 });
  const other = orderLine({ id: 'line-2', productId: 'bfl-01', quantity: 1 });
  it.each([
    ['a first line', [], [two], [['add_to_cart', 'wpn-01', 2]]],
    ['more pieces', [two], [five], [['add_to_cart', 'wpn-01', 3]]],
    ['fewer pieces', [five], [two], [['remove_from_cart', 'wpn-01', 3]]],
    ['a line taken out', [two, other], [two], [['remove_from_cart', 'bfl-01', 1]]],
    [
      'a line in the place of another',
      [two],
      [other],
      [
        ['remove_from_cart', 'wpn-01', 2],
        ['add_to_cart', 'bfl-01', 1],
      ],
    ],
    ['nothing', [two, other], [two, other], []],
  ] as const)('report %s, with the number of pieces', (_, before, after, reported) => {
    const events = cartEvents(before, after).map((event) => ['ecommerce' in event && event.ecommerce.items[0], event.event] as const);
    expect(events.map(([item, event]) => [event, item && item.item_id, item && 'quantity' in item && item.quantity])).toEqual(reported);
  });

  it('report several lines in one event', () => {
    expect(cartEvents([], [two, other])).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ quantity: 2 }, { quantity: 1 }] } }]);
  });
});
