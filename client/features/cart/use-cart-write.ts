import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../../src/contract/order.js';
import { problemOf, useApi } from '../../core/api.js';

/** Writes to the cart run one after the other, so that an older answer never comes last. */
const scope = { id: 'cart' };

/** What every write to the cart does with its answer: the whole order, shown at once. */
const useKeptOrder = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const keep = (order: Order) => queryClient.setQueryData(api.cart.order.queryKey(), order);
  return {
    scope,
    onSuccess: keep,
    /** A refused write comes with the order as it is now. */
    onError: (error: unknown) => {
      const current = problemOf(error)?.current;
      if (current) keep(current as Order);
    },
  };
};

export const useUpdateLine = () => useMutation(useApi().cart.updateLine.mutationOptions(useKeptOrder()));
export const useRemoveLine = () => useMutation(useApi().cart.removeLine.mutationOptions(useKeptOrder()));
export const useAddLine = () => useMutation(useApi().cart.addLine.mutationOptions(useKeptOrder()));
