import { useEffect, useRef, useState } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import { useUpdateLine } from './use-cart-write.js';

/** Milliseconds without another click or key before a quantity is sent. */
const pause = 500;

/** The quantity a shopper is choosing: sent after a short pause, and what the server says counts. */
export const useLineQuantity = ({ id, quantity }: Pick<OrderLine, 'id' | 'quantity'>) => {
  const { mutate, isPending, error } = useUpdateLine();
  const [wanted, setWanted] = useState(quantity);
  const [known, setKnown] = useState(quantity);
  const waiting = useRef<{ timer: number; send(): void }>(undefined);
  if (quantity !== known) {
    setKnown(quantity);
    setWanted(quantity);
  }

  const send = (chosen: number) => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    mutate({ input: { id, quantity: chosen } }, { onError: () => setWanted(quantity) });
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
