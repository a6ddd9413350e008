import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Order, PaymentMethodId } from '../../../src/contract/order.js';
import { problemOf, useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { attemptKey, forget } from './tab-memory.js';
import { usePayment } from './use-payment.js';

/** What stands between the shopper and the bank after a click on the order button. */
export type Obstacle =
  /** The order is another one than was shown: it was refused, and the order as it is now is there to be looked at. */
  | { kind: 'changed' }
  /** No answer: the order may or may not be placed; trying again is safe. */
  | { kind: 'unknown' }
  | { kind: 'refused'; error: unknown };

/** Places the order once, however often it is asked to, and goes on to the payment. */
export const useOrderPlacing = (order: Order) => {
  const api = useApi();
  const href = useHref();
  const queryClient = useQueryClient();
  const { navigate } = useNavigation();
  const { pay } = usePayment();
  const complete = useMutation(api.orders.complete.mutationOptions());
  const isRunning = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();

  const toResult = () => navigate(href('checkoutResult', undefined, { order: order.id }), { replace: true });

  const meet = async (error: unknown): Promise<void> => {
    const problem = problemOf(error);
    if (!problem || problem.status >= 500) return setObstacle({ kind: 'unknown' });
    forget('completeKey');
    // It was placed before: from another tab, or by a click whose answer was lost.
    if (problem.code === 'ORDER_NOT_OPEN') return toResult();
    if (!problem.current) return setObstacle({ kind: 'refused', error });
    queryClient.setQueryData(api.cart.order.queryKey(), problem.current as Order);
    setObstacle({ kind: 'changed' });
  };

  const run = async (method: PaymentMethodId): Promise<void> => {
    const expectedTotal = order.totals.total.includingVat;
    const idempotencyKey = attemptKey('completeKey', `${order.id}/${order.version}/${expectedTotal.amount}`);
    try {
      await complete.mutateAsync({ input: { acceptTerms: true, expectedTotal }, idempotencyKey });
    } catch (error) {
      return meet(error);
    }
    // The order stands, whatever happens to the payment: from the result page it can be paid again.
    await pay(order.id, method).catch(toResult);
  };

  const place = async (method: PaymentMethodId): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPlacing(true);
    setObstacle(undefined);
    await run(method);
    isRunning.current = false;
    setIsPlacing(false);
  };

  return { place, isPlacing, obstacle };
};
