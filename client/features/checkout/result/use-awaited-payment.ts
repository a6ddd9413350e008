import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Order } from '../../../../src/contract/order.js';
import { useApi } from '../../../core/api.js';
import { outcomeOf, pauseBefore } from './outcome.js';

interface AwaitedPayment {
  /** Whether the waiting time is over. The shopper then gets the outcome by mail. */
  isLate: boolean;
  isAsking: boolean;
  /** Requests the status now and restarts the waiting time. */
  askAgain(): void;
}

/** Polls the payment status with growing pauses until it is decided, and again when the page becomes visible. Then the order is fetched again. */
export const useAwaitedPayment = (order: Order): AwaitedPayment => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const { id: orderId, payment } = order;
  const paymentId = payment?.id;
  const known = payment?.status;
  const outcome = outcomeOf(order);
  const isWaiting = outcome === 'waiting';
  const isOpen = isWaiting || outcome === 'transfer';
  const isLate = isWaiting && pauseBefore(asked) === undefined;

  const ask = useCallback(async () => {
    if (!paymentId) return;
    // A failed request is ignored; the next one may succeed.
    const news = await queryClient.fetchQuery({ ...api.payments.status.queryOptions({ id: paymentId }), staleTime: 0 }).catch(() => undefined);
    if (news && (news.status !== known || news.status === 'paid')) await queryClient.invalidateQueries(api.orders.byId.queryFilter({ id: orderId }));
  }, [api, queryClient, orderId, paymentId, known]);

  const askAgain = useCallback(async () => {
    setIsAsking(true);
    await ask();
    setAsked(0);
    setIsAsking(false);
  }, [ask]);

  useEffect(() => {
    const pause = isWaiting ? pauseBefore(asked) : undefined;
    if (pause === undefined) return;
    const timer = window.setTimeout(() => void ask().then(() => setAsked((times) => times + 1)), pause * 1000);
    return () => window.clearTimeout(timer);
  }, [ask, asked, isWaiting]);

  useEffect(() => {
    if (!isOpen) return;
    const onVisible = () => document.visibilityState === 'visible' && void askAgain();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isOpen, askAgain]);

  return { isLate, isAsking, askAgain: () => void askAgain() };
};
