import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../../src/contract/order.js';
import { problemOf, refreshAfterWrite, useApi } from '../../core/api.js';
import { isAdded, isRemoved, isUpdated, useSureCartWrite } from '../../core/sure-cart-write.js';

/** Writes to the cart run one after the other, so that an older answer never comes last. */
const scope = { id: 'cart' };

/** Whether a write failed because what it is about is not in the cart any more: changed in another window, or at another device. */
export const isLost = (error: unknown): boolean => {
  const code = problemOf(error)?.code;
  return code === 'NOT_FOUND' || code === 'ORDER_NOT_OPEN';
};

/** What every write to the cart does with its answer: the whole order, shown at once. */
const useKeptOrder = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const keep = (order: Order) => queryClient.setQueryData(api.cart.order.queryKey(), order);
  return {
    scope,
    onSuccess: keep,
    /** A refused write comes with the order as it is now; one that comes too late asks for it. */
    onError: (error: unknown) => {
      const current = problemOf(error)?.current;
      if (current) keep(current as Order);
      else if (isLost(error)) void refreshAfterWrite(queryClient);
    },
  };
};

export const useUpdateLine = () => useMutation(useSureCartWrite()(useApi().cart.updateLine.mutationOptions(useKeptOrder()), isUpdated));
export const useRemoveLine = () => useMutation(useSureCartWrite()(useApi().cart.removeLine.mutationOptions(useKeptOrder()), isRemoved));
export const useAddLine = () => useMutation(useSureCartWrite()(useApi().cart.addLine.mutationOptions(useKeptOrder()), isAdded));
export const useAcknowledge = () => useMutation(useApi().cart.acknowledge.mutationOptions(useKeptOrder()));

/** Writes that move goods between the cart and what is kept for later: both are shown anew. */
const useKeptBoth = () => {
  const { onSuccess, ...kept } = useKeptOrder();
  const { storage } = useApi();
  const queryClient = useQueryClient();
  const refreshLater = () => queryClient.invalidateQueries(storage.list.queryFilter());
  return {
    ...kept,
    onSuccess: (order: Order) => {
      onSuccess(order);
      void refreshLater();
    },
  };
};
export const useSaveLine = () => useMutation(useSureCartWrite()(useApi().cart.saveLine.mutationOptions(useKeptBoth()), isRemoved));
export const useOrderSaved = () => useMutation(useApi().cart.orderSaved.mutationOptions(useKeptBoth()));

/** Writes to what is kept for later alone. */
const useKeptLater = () => {
  const { storage } = useApi();
  const queryClient = useQueryClient();
  return { onSuccess: () => queryClient.invalidateQueries(storage.list.queryFilter()) };
};
export const useDropSaved = () => useMutation(useApi().cart.dropSaved.mutationOptions(useKeptLater()));
export const useTakeBackSaved = () => useMutation(useApi().storage.restore.mutationOptions(useKeptLater()));
