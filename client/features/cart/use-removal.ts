import { useState } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import { useAddLine, useRemoveLine } from './use-cart-write.js';

/** Taking a line out, and putting it back: the last one taken out stays at hand. */
export const useRemoval = () => {
  const removal = useRemoveLine();
  const undoing = useAddLine();
  const [removed, setRemoved] = useState<OrderLine>();
  const [restored, setRestored] = useState<OrderLine>();
  /** One key for one undo, however often its button is pressed. */
  const [key, setKey] = useState('');

  const remove = (line: OrderLine) => {
    undoing.reset();
    removal.mutate(
      { input: { id: line.id } },
      {
        onSuccess: () => {
          setKey(crypto.randomUUID());
          setRemoved(line);
          setRestored(undefined);
        },
      },
    );
  };
  const undo = (line: OrderLine) =>
    undoing.mutate(
      { input: { productId: line.productId, quantity: line.quantity }, idempotencyKey: key },
      {
        onSuccess: () => {
          setRemoved(undefined);
          setRestored(line);
        },
      },
    );

  return {
    removed,
    restored,
    remove,
    undo,
    /** Id of the line that is being taken out. */
    removing: removal.isPending ? removal.variables.input.id : undefined,
    isUndoing: undoing.isPending,
    error: undoing.error ?? removal.error,
  };
};
