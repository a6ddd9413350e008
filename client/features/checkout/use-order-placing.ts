import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Order, PaymentMethodId } from '../../../src/contract/order.js';
import { problemOf, useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { attemptKey, clearStored } from './checkout-storage.js';
import { isNothingToPay } from './steps.js';
import { usePayment } from './use-payment.js';

/** Reason why the order was not placed after a click on the order button. */
export type Obstacle =
  /** The order differs from the one that was shown. The current order is in the query cache. */
  | { kind: 'changed' }
  /** No response: the order may have been placed. Trying again is safe. */
  | { kind: 'unknown' }
  | { kind: 'refused'; error: unknown };

/** Milliseconds after which an order that is being placed counts as slow. */
const slowAfter = 8000;
/** Milliseconds before each retry after a missing response. All attempts have the same idempotency key. */
const pauses = [2000, 4000, 8000, 16_000];

const hasNoAnswer = (error: unknown): boolean => (problemOf(error)?.status ?? 503) >= 500;

/** Returns a function that places the order and starts the payment. Calls while it runs are ignored. */
export const useOrderPlacing = (order: Order) => {
  const api = useApi();
  const href = useHref();
  const queryClient = useQueryClient();
  const { navigate } = useNavigation();
  const { pay } = usePayment();
  const complete = useMutation(api.orders.complete.mutationOptions());
  const isRunning = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);
  /** Whether the response is slow or was lost. */
  const [isConfirming, setIsConfirming] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();

  /** @param problem error code of the refused payment */
  const toResult = (problem?: string) => navigate(href('checkoutResult', undefined, { order: order.id, ...(problem && { problem }) }), { replace: true });

  const meet = async (error: unknown): Promise<void> => {
    if (hasNoAnswer(error)) return setObstacle({ kind: 'unknown' });
    const problem = problemOf(error)!;
    clearStored('completeKey');
    // The order was placed before, in another tab or by a request whose response was lost.
    if (problem.code === 'ORDER_NOT_OPEN') return toResult();
    if (!problem.current) return setObstacle({ kind: 'refused', error });
    queryClient.setQueryData(api.cart.order.queryKey(), problem.current as Order);
    setObstacle({ kind: 'changed' });
  };

  /** @throws the error of a refused attempt, or of the last attempt without response */
  const completeSurely = async (): Promise<void> => {
    const expectedTotal = order.totals.total.includingVat;
    const idempotencyKey = attemptKey('completeKey', `${order.id}/${order.version}/${expectedTotal.amount}`);
    for (const pause of [...pauses, undefined]) {
      try {
        return void (await complete.mutateAsync({ input: { acceptTerms: true, expectedTotal }, idempotencyKey }));
      } catch (error) {
        if (!hasNoAnswer(error) || pause === undefined) throw error;
        setIsConfirming(true);
        await new Promise((passed) => void setTimeout(passed, pause));
      }
    }
  };

  const run = async (method: PaymentMethodId | undefined): Promise<void> => {
    const slow = setTimeout(() => setIsConfirming(true), slowAfter);
    try {
      await completeSurely();
    } catch (error) {
      return meet(error);
    } finally {
      clearTimeout(slow);
      setIsConfirming(false);
    }
    // A free order is paid as soon as it is placed.
    if (!method || isNothingToPay(order)) return toResult();
    // The order is placed even when the payment fails. The result page offers another payment.
    await pay(order.id, method).catch((error: unknown) => toResult(problemOf(error)?.code));
  };

  const place = async (method: PaymentMethodId | undefined): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPlacing(true);
    setObstacle(undefined);
    await run(method);
    isRunning.current = false;
    setIsPlacing(false);
  };

  return { place, isPlacing, isConfirming, obstacle };
};
