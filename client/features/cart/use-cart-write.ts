import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../../src/contract/order.js';
import { problemOf, refreshAfterWrite, useApi } from '../../core/api.js';
import { isAdded, isRemoved, isUpdated, useSureCartWrite } from '../../core/sure-cart-write.js';

/** Cart writes run in sequence, so that an older response never overwrites a newer one. */
const scope = { id: 'cart' };

/** Returns whether a write failed because its line is not in the cart any more, for example after a change in another window. */
export const isLost = (error: unknown): boolean => {
  const code = problemOf(error)?.code;
  return code === 'NOT_FOUND' || code === 'ORDER_NOT_OPEN';
};

/** Mutation options of all cart writes. The response contains the whole order and is shown at once. */
const useKeptOrder = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const keep = (order: Order) => queryClient.setQueryData(api.cart.order.queryKey(), order);
  return {
    scope,
    onSuccess: keep,
    /** The problem details of a refused write can contain the current order. For a lost line it is fetched. */
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

/** Mutation options of writes that move products between the cart and the saved list: both are refreshed. */
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

/** Mutation options of writes that change only the saved list. */
const useKeptLater = () => {
  const { storage } = useApi();
  const queryClient = useQueryClient();
  return { onSuccess: () => queryClient.invalidateQueries(storage.list.queryFilter()) };
};
export const useDropSaved = () => useMutation(useApi().cart.dropSaved.mutationOptions(useKeptLater()));
export const useTakeBackSaved = () => useMutation(useApi().storage.restore.mutationOptions(useKeptLater()));
