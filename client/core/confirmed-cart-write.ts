import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../src/contract/order.js';
import { type Api, problemOf, useApi } from './api.js';

/** The outcome of a cart write is unknown: it has no usable response, and the cart could not be read. */
export class UncertainWriteError extends Error {
  override readonly name = 'UncertainWriteError';

  constructor(override readonly cause: unknown) {
    super('The response to a cart write was lost, and its outcome is unknown');
  }
}

type Cart = Order | null;
/** Whether a cart contains the result of a write. @param before the cart as it was last read; undefined when it was never read */
export type IsDone<Variables> = (cart: Cart, variables: Variables, before: Cart | undefined) => boolean;

const read = (queryClient: QueryClient, api: Api): Promise<Cart> => queryClient.fetchQuery({ ...api.cart.order.queryOptions(), staleTime: 0 });

/** Reads the cart to find out whether a write with a lost response was executed. */
const refetchCart = async (failure: unknown, readCart: () => Promise<Cart>, isDone: (cart: Cart) => boolean): Promise<Order> => {
  const cart = await readCart().catch(() => {
    throw new UncertainWriteError(failure);
  });
  if (cart && isDone(cart)) return cart;
  throw failure;
};

/**
 * Wraps a cart write: when its response is lost, the cart of the server decides whether it succeeded.
 * The write throws UncertainWriteError when the cart cannot be read either, and passes problems of the server on.
 */
export const useConfirmedCartWrite = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return <Variables, Options extends { mutationFn?: (variables: Variables, ...rest: never[]) => Promise<Order> }>(options: Options, isDone: IsDone<Variables>): Options => {
    const write = options.mutationFn as ((variables: Variables, ...rest: unknown[]) => Promise<Order>) | undefined;
    const mutationFn = async (variables: Variables, ...rest: unknown[]): Promise<Order> => {
      const before = queryClient.getQueryData<Cart>(api.cart.order.queryKey());
      try {
        return await write!(variables, ...rest);
      } catch (error) {
        if (problemOf(error)) throw error;
        const made = await refetchCart(
          error,
          () => read(queryClient, api),
          (cart) => isDone(cart, variables, before),
        );
        // Restores the earlier cart, because the tracking of writes compares it with the response.
        queryClient.setQueryData(api.cart.order.queryKey(), before);
        return made;
      }
    };
    return { ...options, mutationFn };
  };
};

/** Pieces of the same product and configuration in a cart. */
const piecesOf = (cart: Cart | undefined, { productId, configurationId }: { productId: string; configurationId?: string | undefined }): number =>
  cart?.lines.find((line) => line.productId === productId && line.configurationId === (configurationId ?? null))?.quantity ?? 0;

type Added = { input: { productId: string; quantity?: number | undefined; configurationId?: string | undefined } };
/** Result of `cart.addLine`: that many pieces more than before. Cannot be decided when the cart was never read. */
export const isAdded: IsDone<Added> = (cart, { input }, before) => before !== undefined && piecesOf(cart, input) === piecesOf(before, input) + (input.quantity ?? 1);

type Removed = { input: { id: string } };
/** Result of a removal, also of one that moves the line elsewhere. */
export const isRemoved: IsDone<Removed> = (cart, { input }) => !cart?.lines.some(({ id }) => id === input.id);

type Updated = { input: { id: string; quantity: number } };
export const isUpdated: IsDone<Updated> = (cart, { input }) => (cart?.lines.find(({ id }) => id === input.id)?.quantity ?? 0) === input.quantity;
