import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { changesBetween, lackingIn, type OrderChange } from './changes.js';

interface OrderChanges {
  /** Differences from the order that was shown first. */
  changes: OrderChange[];
  /** Order that was shown first. */
  seen: Order;
  isLacking: boolean;
  /** Reduces all quantities to the stock. */
  takeAvailable(): void;
  isTaking: boolean;
  error: unknown;
}

/** Compares an order with the state that the shopper saw first, so that every change is shown. */
export const useOrderChanges = (order: Order): OrderChanges => {
  const api = useApi();
  const href = useHref();
  const queryClient = useQueryClient();
  const { navigate } = useNavigation();
  const [seen] = useState(order);
  const update = useMutation(api.cart.updateLine.mutationOptions());
  const take = useMutation({
    mutationFn: async () => {
      let now = order;
      for (const { id, available } of lackingIn(order)) now = await update.mutateAsync({ input: { id, quantity: available } });
      queryClient.setQueryData(api.cart.order.queryKey(), now);
      if (now.lines.length === 0) await navigate(href('cart'));
    },
  });
  return { changes: changesBetween(seen, order), seen, isLacking: lackingIn(order).length > 0, takeAvailable: () => take.mutate(), isTaking: take.isPending, error: take.error };
};
