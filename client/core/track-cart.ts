import type { Mutation, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Order } from '../../src/contract/order.js';
import type { Reordered } from '../../src/contract/reorder.js';
import { cartEvents, goodsOf } from '../../src/domain/tracked-goods.js';
import { track } from './track.js';

const orderKey = [['cart', 'order'], { type: 'query' }] as const;
const asOrder = (data: unknown) => data as Order;
/** Writes that put goods into the cart or take them out, each with the order as it is afterwards. */
const writes: Partial<Record<string, (data: unknown) => Order>> = {
  'cart.addLine': asOrder,
  'cart.updateLine': asOrder,
  'cart.removeLine': asOrder,
  'cart.saveLine': asOrder,
  'cart.orderSaved': asOrder,
  'orders.reorder': (data) => (data as Reordered).order,
};

/**
 * Notes what a write that the server has answered did to the cart, and keeps the order: the same answer given twice has then done
 * nothing more. A cart that this page knows nothing of is not compared.
 */
export const trackCartWrite = (queryClient: QueryClient, { mutationKey }: Mutation['options'], data: unknown): void => {
  const path = mutationKey?.[0];
  const after = Array.isArray(path) ? writes[path.join('.')]?.(data) : undefined;
  const before = queryClient.getQueryData<Order | null>(orderKey);
  if (!after || before === undefined) return;
  // A cart that was ordered meanwhile is another one: none of its lines was taken out.
  const known = before?.id === after.id ? before : undefined;
  if (known && known.version > after.version) return;
  queryClient.setQueryData(orderKey, after);
  for (const event of cartEvents(known?.lines ?? [], after.lines)) track(event);
};

/** Notes once that the cart was shown with something in it. */
export const useTrackedCart = (order: Pick<Order, 'lines'> | null): void => {
  const isSeen = useRef(false);
  useEffect(() => {
    if (isSeen.current || !order?.lines.length) return;
    isSeen.current = true;
    track({ event: 'view_cart', ecommerce: goodsOf(order.lines) });
  });
};
