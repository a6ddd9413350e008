import { orderLine } from '../../../test/factories/order.js';
import { pickedGoods } from './goods-to-pack.js';

describe('a pick list', () => {
  const panel = (quantity: number, over = {}) => orderLine({ quantity, ...over });
  const made = (value: string) => orderLine({ sku: 'FPH', configurationId: 'configuration-1', colour: null, choices: [{ label: 'Maat', value }], quantity: 1 });

  it('adds up the pieces of a product over orders and languages, and names the orders', () => {
    const goods = pickedGoods([
      { number: 'ENC-1', packed: [panel(2), made('900 × 600 mm')] },
      { number: 'ENC-2', packed: [panel(3, { name: 'Wandpaneel', colour: 'Gris clair' }), made('900 × 600 mm'), made('400 × 400 mm')] },
    ]);
    expect(goods.map(({ sku, choices, pieces, orders }) => [sku, choices, pieces, orders])).toEqual([
      ['FPH', 'Maat: 400 × 400 mm', 1, [['ENC-2', 1]]],
      [
        'FPH',
        'Maat: 900 × 600 mm',
        2,
        [
          ['ENC-1', 1],
          ['ENC-2', 1],
        ],
      ],
      [
        'WPN-01',
        'Lichtgrijs',
        5,
        [
          ['ENC-1', 2],
          ['ENC-2', 3],
        ],
      ],
    ]);
  });

  it('is empty without orders', () => expect(pickedGoods([])).toEqual([]));
});
