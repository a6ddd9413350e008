import { euro, order, orderLine, price } from '../../../test/factories/order.js';
import { changesBetween } from './changes.js';

describe('changes between two states of an order', () => {
  it('are empty when nothing that a shopper sees differs', () => {
    expect(changesBetween(order(), order({ version: 2 }))).toEqual([]);
  });

  it('contain a new price and the new total', () => {
    expect(changesBetween(order(), order({ lines: [orderLine({ unitPrice: price(9900) })] }))).toEqual([
      { kind: 'price', name: 'Wandpaneel stof', before: euro(8900), after: euro(9900) },
      { kind: 'total', before: euro(17800), after: euro(19800) },
    ]);
  });

  const shipping = { method: 'Deliver', date: '2026-11-26', slot: null, price: price(0) } as const;
  const [taxed, reversed] = [order().totals, { ...order().totals, isReverseCharge: true, vat: [] }];
  it.each([
    ['another day', { shipping }, { shipping: { ...shipping, date: '2026-11-27' } }, [{ kind: 'delivery', before: shipping, after: { ...shipping, date: '2026-11-27' } }]],
    ['VAT that is charged now', { totals: reversed }, { totals: taxed }, [{ kind: 'vatCharged' }]],
    ['VAT that is no longer charged', { totals: taxed }, { totals: reversed }, [{ kind: 'vatReversed' }]],
    ['another VAT rate', {}, { totals: { ...taxed, vat: [{ rate: 19, amount: euro(1) }] } }, [{ kind: 'vatRate', before: 21, after: 19 }]],
  ])('contain %s', (_, before, after, changes) => expect(changesBetween(order(before), order(after))).toEqual(changes));

  it('contain lines above the stock and lines without stock', () => {
    const before = order({ lines: [orderLine({ id: 'a' }), orderLine({ id: 'b', name: 'Baffle' })] });
    const after = order({ lines: [orderLine({ id: 'a', available: 1 }), orderLine({ id: 'b', name: 'Baffle', available: 0 })] });
    expect(changesBetween(before, after)).toEqual([
      { kind: 'stock', name: 'Wandpaneel stof', quantity: 2, available: 1 },
      { kind: 'gone', name: 'Baffle' },
    ]);
  });
});
