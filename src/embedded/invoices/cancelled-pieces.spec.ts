import { priceOf } from '../../domain/money.js';
import { withoutCancelled } from './cancelled-pieces.js';

describe('the lines of an order of which ops cancelled pieces', () => {
  const noted = (source: string, lineId: string | null, quantity: number) => ({ source, lines: [{ lineId, quantity, total: priceOf(100, 'EUR', 21) }] });
  const lines = [
    { id: 'a', quantity: 4 },
    { id: 'b', quantity: 2 },
  ];

  it('lack those pieces, but not the ones that were refunded or withdrawn', () => {
    const notes = [noted('pieces:1', 'a', 2), noted('pieces:2', 'a', 1), noted('refund:shop-1', 'a', 1), noted('withdrawal:1', 'b', 1), noted('pieces:3', null, 1)];
    expect(withoutCancelled(lines, notes)).toEqual([
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 2 },
    ]);
  });

  it('do not include a line of which nothing is left', () => {
    expect(withoutCancelled(lines, [noted('pieces:1', 'b', 2)])).toEqual([{ id: 'a', quantity: 4 }]);
  });
});
