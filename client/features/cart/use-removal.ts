import { useState } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import { isLineGone, useAddLine, useRemoveLine } from './use-cart-write.js';

/** Returns functions to remove a line and to restore the one that was removed last. @param onLost called when a line was gone already */
export const useRemoval = (onLost: (line: OrderLine) => void) => {
  const removal = useRemoveLine();
  const undoing = useAddLine();
  const [removed, setRemoved] = useState<OrderLine>();
  const [restored, setRestored] = useState<OrderLine>();
  /** Idempotency key of the undo: repeated clicks restore the line once. */
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
        onError: (error) => isLineGone(error) && onLost(line),
      },
    );
  };
  const undo = (line: OrderLine) => {
    const { productId, quantity, configurationId, room } = line;
    undoing.mutate(
      { input: { productId, quantity, ...(configurationId && { configurationId }), ...(room && { room: room.room }) }, idempotencyKey: key },
      {
        onSuccess: () => {
          setRemoved(undefined);
          setRestored(line);
        },
      },
    );
  };

  return {
    removed,
    restored,
    remove,
    undo,
    /** Id of the line that is being removed. */
    removing: removal.isPending ? removal.variables.input.id : undefined,
    isUndoing: undoing.isPending,
    error: undoing.error ?? (isLineGone(removal.error) ? null : removal.error),
  };
};
