import type { Mutation, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Order } from '../../src/contract/order.js';
import type { Reordered } from '../../src/contract/reorder.js';
import { cartEvents, goodsOf } from '../../src/domain/tracked-goods.js';
import { track } from './track.js';

const orderKey = [['cart', 'order'], { type: 'query' }] as const;
const asOrder = (data: unknown) => data as Order;
/** Writes that add or remove products, with a function that returns the order from their response. */
const writes: Partial<Record<string, (data: unknown) => Order>> = {
  'cart.addLine': asOrder,
  'cart.updateLine': asOrder,
  'cart.removeLine': asOrder,
  'cart.saveLine': asOrder,
  'cart.orderSaved': asOrder,
  'orders.reorder': (data) => (data as Reordered).order,
};

/**
 * Tracks the changes of a successful cart write and stores the new order, so that a repeated response is not tracked again.
 * Does nothing when no earlier cart is cached.
 */
export const trackCartWrite = (queryClient: QueryClient, { mutationKey }: Mutation['options'], data: unknown): void => {
  const path = mutationKey?.[0];
  const after = Array.isArray(path) ? writes[path.join('.')]?.(data) : undefined;
  const before = queryClient.getQueryData<Order | null>(orderKey);
  if (!after || before === undefined) return;
  // If the earlier cart was ordered meanwhile, this is another cart, and no line was removed.
  const known = before?.id === after.id ? before : undefined;
  if (known && known.version > after.version) return;
  queryClient.setQueryData(orderKey, after);
  for (const event of cartEvents(known?.lines ?? [], after.lines)) track(event);
};

/** Tracks the first time that a cart with lines is shown. */
export const useTrackedCart = (order: Pick<Order, 'lines'> | null): void => {
  const isSeen = useRef(false);
  useEffect(() => {
    if (isSeen.current || !order?.lines.length) return;
    isSeen.current = true;
    track({ event: 'view_cart', ecommerce: goodsOf(order.lines) });
  });
};
