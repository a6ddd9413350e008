import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { InputOf } from '../../src/contract/shop-api.js';
import { isUncertain, problemOf, useApi } from './api.js';
import { isAdded, useConfirmedCartWrite } from './confirmed-cart-write.js';
import { useTexts } from './texts.js';

type Line = InputOf<'addOrderLine'>;
export interface AddToCart {
  /** @param onAdded called after success, unless the component is unmounted */
  add(line: Line, onAdded?: () => void): void;
  isAdding: boolean;
  /** Number of pieces that were added last; undefined after a failure. */
  added: number | undefined;
  /** Reason of the failure, in the shopper's language. */
  problem: string | undefined;
}

/** Adds pieces of a product to the cart. A repeated click after a failure uses the same idempotency key. */
export const useAddToCart = (): AddToCart => {
  const t = useTexts('product');
  const api = useApi();
  const queryClient = useQueryClient();
  /** The attempt without a successful response. */
  const attempt = useRef<{ line: string; key: string }>(undefined);
  const sure = useConfirmedCartWrite();
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation(
    sure(
      api.cart.addLine.mutationOptions({
        scope: { id: 'cart' },
        onSuccess: (order) => queryClient.setQueryData(api.cart.order.queryKey(), order),
      }),
      isAdded,
    ),
  );
  const add = (input: Line, onAdded?: () => void) => {
    if (isPending) return;
    // Without cookies the cart would be lost.
    const isWithoutCookies = !navigator.cookieEnabled;
    setIsRefused(isWithoutCookies);
    if (isWithoutCookies) return reset();
    const line = JSON.stringify(input);
    if (attempt.current?.line !== line) attempt.current = { line, key: crypto.randomUUID() };
    const onSuccess = () => {
      attempt.current = undefined;
      onAdded?.();
    };
    mutate({ input, idempotencyKey: attempt.current.key }, { onSuccess });
  };
  const problem = error ? problemOf(error) : undefined;
  return {
    add,
    isAdding: isPending,
    added: isSuccess ? variables.input.quantity : undefined,
    problem: isRefused ? t('cookiesRefused') : error ? (problem?.detail ?? problem?.title ?? t(isUncertain(error) ? 'addUnknown' : 'addFailed')) : undefined,
  };
};
