import { orderLine, order as orderWith } from '../../test/factories/order.js';
import type { Order } from '../../src/contract/order.js';
import { createQueryClient } from './query-client.js';
import { releaseEvents } from './track.js';

const orderKey = [['cart', 'order'], { type: 'query' }];
const cart = (version: number, pieces: number, over: Partial<Order> = {}) => orderWith({ version, lines: pieces ? [orderLine({ quantity: pieces })] : [], ...over });
const noted = () =>
  (window.dataLayer ?? []).flatMap((pushed) => {
    const { event, ecommerce } = pushed as { event?: string; ecommerce: { items: { quantity: number }[] } };
    return event ? [[event, ...ecommerce.items.map(({ quantity }) => quantity)]] : [];
  });

/** A page with a cart in its cache, and writes with given responses. */
const page = (known: Order | null | undefined) => {
  const queryClient = createQueryClient();
  if (known !== undefined) queryClient.setQueryData(orderKey, known);
  const write = (path: string, answer: () => unknown) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationKey: [path.split('.')], mutationFn: async () => answer() })
      .execute(undefined)
      .catch(() => undefined);
  return { queryClient, write };
};

describe('the tracking of cart writes', () => {
  beforeEach(() => {
    releaseEvents(true);
    delete window.dataLayer;
  });

  it('records added and removed pieces', async () => {
    const { write } = page(null);
    await write('cart.addLine', () => cart(1, 2));
    await write('cart.updateLine', () => cart(2, 5));
    await write('cart.updateLine', () => cart(3, 4));
    await write('cart.removeLine', () => cart(4, 0));
    expect(noted()).toEqual([
      ['add_to_cart', 2],
      ['add_to_cart', 3],
      ['remove_from_cart', 1],
      ['remove_from_cart', 4],
    ]);
  });

  it('records lines that are saved for later, moved back and reordered', async () => {
    const { write } = page(cart(1, 2));
    await write('cart.saveLine', () => cart(2, 0));
    await write('cart.orderSaved', () => cart(3, 1));
    await write('orders.reorder', () => ({ order: cart(4, 3), missing: [] }));
    expect(noted()).toEqual([
      ['remove_from_cart', 2],
      ['add_to_cart', 1],
      ['add_to_cart', 2],
    ]);
  });

  it('records a repeated response once', async () => {
    const { write } = page(null);
    await Promise.all([write('cart.addLine', () => cart(1, 2)), write('cart.addLine', () => cart(1, 2))]);
    expect(noted()).toEqual([['add_to_cart', 2]]);
  });

  it('records nothing after a refusal, for an outdated response, and without a cart in the cache', async () => {
    const refuse = () => {
      throw new Error('no');
    };
    await page(null).write('cart.addLine', refuse);
    await page(cart(3, 2)).write('cart.addLine', () => cart(2, 5));
    await page(undefined).write('cart.addLine', () => cart(1, 2));
    expect(noted()).toEqual([]);
  });

  it('records nothing for other writes', async () => {
    const { write } = page(cart(1, 2));
    await write('orders.setShipping', () => cart(2, 0));
    await write('cart.acknowledge', () => cart(2, 0));
    expect(noted()).toEqual([]);
  });

  it('records no removal when the cart was ordered meanwhile', async () => {
    await page(cart(9, 2)).write('cart.addLine', () => orderWith({ id: 'order-2', version: 1, lines: [orderLine({ id: 'line-9', quantity: 1 })] }));
    expect(noted()).toEqual([['add_to_cart', 1]]);
  });
});
