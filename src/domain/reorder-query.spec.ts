import { href } from '../contract/routes.js';
import { readReorder, reorderQuery } from './reorder-query.js';

const searchOf = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('the address of a cart that was filled from an old order', () => {
  it('tells the order, and of each line what is not as it was', () => {
    const told = [
      { lineId: 'line-1', reason: 'notSold', taken: 0 },
      { lineId: 'line_2', reason: 'scarce', taken: 3 },
    ] as const;
    expect(readReorder(searchOf(href('cart', 'nl-NL', undefined, reorderQuery('order-1', told))))).toEqual({ orderId: 'order-1', told });
  });

  it('tells nothing that it does not know', () => {
    expect(readReorder(new URLSearchParams('changed=line-1.scarce.2'))).toBeUndefined();
    expect(readReorder(new URLSearchParams('reordered=order-1&changed=line-1.stolen.2&changed=x'))).toEqual({ orderId: 'order-1', told: [] });
  });
});
