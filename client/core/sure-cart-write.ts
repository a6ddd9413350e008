import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../src/contract/order.js';
import { type Api, problemOf, useApi } from './api.js';

/** A write to the cart whose outcome is unknown: it has no usable answer, and the cart could not be read. */
export class UncertainWriteError extends Error {
  override readonly name = 'UncertainWriteError';

  constructor(override readonly cause: unknown) {
    super('The answer to a write was lost, and what it did is not known');
  }
}

type Cart = Order | null;
/** Whether a cart is as a write wanted it. @param before the cart as it was last seen; undefined when it was never read */
export type IsDone<Variables> = (cart: Cart, variables: Variables, before: Cart | undefined) => boolean;

const read = (queryClient: QueryClient, api: Api): Promise<Cart> => queryClient.fetchQuery({ ...api.cart.order.queryOptions(), staleTime: 0 });

/** A connection can break after the write was made: the cart is read again before anything is said about it. */
const lookAgain = async (failure: unknown, readCart: () => Promise<Cart>, isDone: (cart: Cart) => boolean): Promise<Order> => {
  const cart = await readCart().catch(() => {
    throw new UncertainWriteError(failure);
  });
  if (cart && isDone(cart)) return cart;
  throw failure;
};

/**
 * Makes a cart write end as the shop's own cart says, when its answer was lost.
 * @throws UncertainWriteError from the write when the cart cannot be read either; a refusal as it is
 */
export const useSureCartWrite = () => {
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
        const made = await lookAgain(
          error,
          () => read(queryClient, api),
          (cart) => isDone(cart, variables, before),
        );
        // What measures writes compares the cart before with the answer.
        queryClient.setQueryData(api.cart.order.queryKey(), before);
        return made;
      }
    };
    return { ...options, mutationFn };
  };
};

/** Pieces of the same goods in a cart. */
const piecesOf = (cart: Cart | undefined, { productId, configurationId }: { productId: string; configurationId?: string | undefined }): number =>
  cart?.lines.find((line) => line.productId === productId && line.configurationId === (configurationId ?? null))?.quantity ?? 0;

type Added = { input: { productId: string; quantity?: number | undefined; configurationId?: string | undefined } };
/** What `cart.addLine` wants: so many pieces more than before. A cart that was never read says nothing. */
export const isAdded: IsDone<Added> = (cart, { input }, before) => before !== undefined && piecesOf(cart, input) === piecesOf(before, input) + (input.quantity ?? 1);

type Removed = { input: { id: string } };
/** What taking a line out wants, wherever it goes. */
export const isRemoved: IsDone<Removed> = (cart, { input }) => !cart?.lines.some(({ id }) => id === input.id);

type Updated = { input: { id: string; quantity: number } };
export const isUpdated: IsDone<Updated> = (cart, { input }) => (cart?.lines.find(({ id }) => id === input.id)?.quantity ?? 0) === input.quantity;
