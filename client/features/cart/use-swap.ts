import { useState } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import type { Replacement } from '../../../src/contract/product.js';
import { isLineGone, useAddLine, useRemoveLine } from './use-cart-write.js';

/** Returns a function that replaces a line by as many pieces of another product. The new line is added first, so that a failure loses nothing. */
export const useSwap = ({ id, quantity }: Pick<OrderLine, 'id' | 'quantity'>) => {
  const addition = useAddLine();
  const removal = useRemoveLine();
  /** The new line is added once, also when the removal of the old one is repeated. */
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const swap = ({ id: productId }: Replacement): void => {
    // A chain of promises, because callbacks of a mutation are not called when the line has disappeared meanwhile. The mutations keep their errors.
    void addition
      .mutateAsync({ input: { productId, quantity }, idempotencyKey })
      .then(() => removal.mutateAsync({ input: { id } }))
      .catch(() => undefined);
  };
  return { swap, isPending: addition.isPending || removal.isPending, error: addition.error ?? (isLineGone(removal.error) ? null : removal.error) };
};
