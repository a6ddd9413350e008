import { href } from '../contract/routes.js';
import { readReorder, reorderQuery } from './reorder-query.js';

const searchOf = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('the URL of a cart after a reorder', () => {
  it('contains the order, and the difference of each changed line', () => {
    const reported = [
      { lineId: 'line-1', reason: 'notSold', taken: 0 },
      { lineId: 'A 1/2.5%', reason: 'scarce', taken: 3 },
    ] as const;
    expect(readReorder(searchOf(href('cart', 'nl-NL', undefined, reorderQuery('order-1', reported))))).toEqual({ orderId: 'order-1', told: reported });
  });

  it('is read without unknown values', () => {
    expect(readReorder(new URLSearchParams('changed=line-1.scarce.2'))).toBeUndefined();
    expect(readReorder(new URLSearchParams('reordered=order-1&changed=line-1.stolen.2&changed=x'))).toEqual({ orderId: 'order-1', told: [] });
  });
});
