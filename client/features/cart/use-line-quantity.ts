import { useEffect, useRef, useState } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import { isLost, useUpdateLine } from './use-cart-write.js';

/** Milliseconds without another click or key before a quantity is sent. */
const pause = 500;

/**
 * The quantity a shopper is choosing: sent after a short pause, and what the server says counts. It is told which one they
 * saw, so that a choice made on what is no longer so changes nothing.
 * @param onLost told when the line is not in the cart any more
 */
export const useLineQuantity = ({ id, quantity }: Pick<OrderLine, 'id' | 'quantity'>, onLost: () => void) => {
  const { mutate, isPending, error } = useUpdateLine();
  const [wanted, setWanted] = useState(quantity);
  const [known, setKnown] = useState(quantity);
  const waiting = useRef<{ timer: number; send(): void }>(undefined);
  /** What was sent last and has no answer yet: the next one builds upon it. */
  const sent = useRef<number>(undefined);
  if (quantity !== known) {
    setKnown(quantity);
    setWanted(quantity);
  }

  const send = (chosen: number) => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    const was = sent.current ?? quantity;
    sent.current = chosen;
    mutate(
      { input: { id, quantity: chosen, was } },
      {
        onError: (failure) => {
          setWanted(quantity);
          if (isLost(failure)) onLost();
        },
        onSettled: () => {
          sent.current = undefined;
        },
      },
    );
  };
  const change = (chosen: number) => {
    setWanted(chosen);
    window.clearTimeout(waiting.current?.timer);
    waiting.current = { timer: window.setTimeout(() => send(chosen), pause), send: () => send(chosen) };
  };

  // Who leaves the page within the pause still gets what they chose.
  useEffect(() => () => waiting.current?.send(), []);
  return { wanted, change, send, isPending: isPending || wanted !== quantity, error };
};
