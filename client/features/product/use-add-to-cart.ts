import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { problemOf, useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';

export interface AddToCart {
  add(quantity: number): void;
  isAdding: boolean;
  /** How many were added last; nothing after a failure. */
  added: number | undefined;
  /** Why it did not work, in the shopper's language. */
  problem: string | undefined;
}

/** Puts pieces of a product into the cart; a click repeated after a failure counts once. */
export const useAddToCart = ({ id }: Product): AddToCart => {
  const t = useTexts('product');
  const api = useApi();
  const queryClient = useQueryClient();
  /** The attempt that has no answer yet. */
  const attempt = useRef<{ quantity: number; key: string }>(undefined);
  const { mutate, isPending, isSuccess, variables, error } = useMutation(
    api.cart.addLine.mutationOptions({
      onSuccess: (order) => queryClient.setQueryData(api.cart.order.queryKey(), order),
    }),
  );
  const add = (quantity: number) => {
    if (isPending) return;
    if (attempt.current?.quantity !== quantity) attempt.current = { quantity, key: crypto.randomUUID() };
    const onSuccess = () => {
      attempt.current = undefined;
    };
    mutate({ input: { productId: id, quantity }, idempotencyKey: attempt.current.key }, { onSuccess });
  };
  const problem = error ? problemOf(error) : undefined;
  return {
    add,
    isAdding: isPending,
    added: isSuccess ? variables.input.quantity : undefined,
    problem: error ? (problem?.detail ?? problem?.title ?? t('addFailed')) : undefined,
  };
};
