import { useEffect, useRef, useState } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import { isUncertain, problemOf } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { useToast } from '../../core/toasts.js';
import { useCartAction } from '../../ui/toast/use-cart-action.js';
import { isLineGone, useUpdateLine } from './use-cart-write.js';

/** Milliseconds without another click or key before a quantity is sent. */
const pause = 500;

/**
 * Returns the quantity that the shopper is choosing. It is sent after a short pause, with the quantity that the shopper saw.
 * The server rejects the write when that is not the current quantity.
 * A failure after the shopper has left the cart is shown in a toast.
 * @param onLost called when the line is not in the cart any more
 */
export const useLineQuantity = ({ id, name, quantity }: Pick<OrderLine, 'id' | 'name' | 'quantity'>, onLost: () => void) => {
  const t = useTexts('cart');
  const noAnswer = useTexts('form')('noAnswer.detail');
  const toast = useToast();
  const action = useCartAction();
  const { mutateAsync, isPending, error } = useUpdateLine();
  const [wanted, setWanted] = useState(quantity);
  const [known, setKnown] = useState(quantity);
  const waiting = useRef<{ timer: number; send(): void }>(undefined);
  /** Quantity of the pending write. The next write sends it as the previous quantity. */
  const sent = useRef<number>(undefined);
  /** Whether the component was unmounted. */
  const isLeft = useRef(false);
  if (quantity !== known) {
    setKnown(quantity);
    setWanted(quantity);
  }

  const send = (chosen: number) => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    const was = sent.current ?? quantity;
    sent.current = chosen;
    const onError = (failure: unknown) => {
      setWanted(quantity);
      if (isLineGone(failure)) onLost();
    };
    const onSettled = () => {
      sent.current = undefined;
    };
    mutateAsync({ input: { id, quantity: chosen, was } }, { onError, onSettled }).catch((failure: unknown) => {
      const title = t(isUncertain(failure) ? 'unknown' : 'unchanged', { name });
      if (isLeft.current && !isLineGone(failure)) toast({ variant: 'error', title, description: problemOf(failure)?.detail ?? noAnswer, action });
    });
  };
  const change = (chosen: number) => {
    setWanted(chosen);
    window.clearTimeout(waiting.current?.timer);
    waiting.current = { timer: window.setTimeout(() => send(chosen), pause), send: () => send(chosen) };
  };

  // Leaving the page during the pause sends the quantity at once.
  useEffect(
    () => () => {
      isLeft.current = true;
      waiting.current?.send();
    },
    [],
  );
  return { wanted, change, send, isPending: isPending || wanted !== quantity, error };
};
