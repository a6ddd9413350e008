import { euro, order, orderLine, price } from '../../../test/factories/order.js';
import { changesBetween } from './changes.js';

describe('changes between two states of an order', () => {
  it('are none when nothing a shopper sees is different', () => {
    expect(changesBetween(order(), order({ version: 2 }))).toEqual([]);
  });

  it('tell a new price and the new total', () => {
    expect(changesBetween(order(), order({ lines: [orderLine({ unitPrice: price(9900) })] }))).toEqual([
      { kind: 'price', name: 'Wandpaneel stof', before: euro(8900), after: euro(9900) },
      { kind: 'total', before: euro(17800), after: euro(19800) },
    ]);
  });

  it('tell what there is too little of, and what is gone', () => {
    const before = order({ lines: [orderLine({ id: 'a' }), orderLine({ id: 'b', name: 'Baffle' })] });
    const after = order({ lines: [orderLine({ id: 'a', available: 1 }), orderLine({ id: 'b', name: 'Baffle', available: 0 })] });
    expect(changesBetween(before, after)).toEqual([
      { kind: 'stock', name: 'Wandpaneel stof', quantity: 2, available: 1 },
      { kind: 'gone', name: 'Baffle' },
    ]);
  });
});
