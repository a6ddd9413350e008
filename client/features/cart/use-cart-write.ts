import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../../src/contract/order.js';
import { problemOf, refreshAfterWrite, useApi } from '../../core/api.js';
import { isAdded, isRemoved, isUpdated, useConfirmedCartWrite } from '../../core/confirmed-cart-write.js';

/** Cart writes run in sequence, so that an older response never overwrites a newer one. */
const scope = { id: 'cart' };

/** Returns whether a write failed because its line is not in the cart any more, for example after a change in another window. */
export const isLineGone = (error: unknown): boolean => {
  const code = problemOf(error)?.code;
  return code === 'NOT_FOUND' || code === 'ORDER_NOT_OPEN';
};

/** Mutation options of all cart writes. The response contains the whole order and is shown at once. */
const useCachedOrder = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const setCachedOrder = (order: Order) => queryClient.setQueryData(api.cart.order.queryKey(), order);
  return {
    scope,
    onSuccess: setCachedOrder,
    /** The problem details of a refused write can contain the current order. For a lost line it is fetched. */
    onError: (error: unknown) => {
      const current = problemOf(error)?.current;
      if (current) setCachedOrder(current as Order);
      else if (isLineGone(error)) void refreshAfterWrite(queryClient);
    },
  };
};

export const useUpdateLine = () => useMutation(useConfirmedCartWrite()(useApi().cart.updateLine.mutationOptions(useCachedOrder()), isUpdated));
export const useRemoveLine = () => useMutation(useConfirmedCartWrite()(useApi().cart.removeLine.mutationOptions(useCachedOrder()), isRemoved));
export const useAddLine = () => useMutation(useConfirmedCartWrite()(useApi().cart.addLine.mutationOptions(useCachedOrder()), isAdded));
export const useAcknowledge = () => useMutation(useApi().cart.acknowledge.mutationOptions(useCachedOrder()));

/** Mutation options of writes that move products between the cart and the saved list: both are refreshed. */
const useCachedBoth = () => {
  const { onSuccess, ...kept } = useCachedOrder();
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
export const useSaveLine = () => useMutation(useConfirmedCartWrite()(useApi().cart.saveLine.mutationOptions(useCachedBoth()), isRemoved));
export const useOrderSaved = () => useMutation(useApi().cart.orderSaved.mutationOptions(useCachedBoth()));

/** Mutation options of writes that change only the saved list. */
const useCachedSaved = () => {
  const { storage } = useApi();
  const queryClient = useQueryClient();
  return { onSuccess: () => queryClient.invalidateQueries(storage.list.queryFilter()) };
};
export const useRemoveSaved = () => useMutation(useApi().cart.dropSaved.mutationOptions(useCachedSaved()));
export const useRestoreSaved = () => useMutation(useApi().storage.restore.mutationOptions(useCachedSaved()));
