import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Order } from '../../../../src/contract/order.js';
import { useApi } from '../../../core/api.js';
import { outcomeOf, pollDelay } from './outcome.js';

interface AwaitedPayment {
  /** Whether the waiting time is over. The shopper then gets the outcome by mail. */
  isLate: boolean;
  isPolling: boolean;
  /** Requests the status now and restarts the waiting time. */
  poll(): void;
}

/** Polls the payment status with growing pauses until it is decided, and again when the page becomes visible. Then the order is fetched again. */
export const usePaymentPolling = (order: Order): AwaitedPayment => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [requested, setAsked] = useState(0);
  const [isPolling, setIsAsking] = useState(false);
  const { id: orderId, payment } = order;
  const paymentId = payment?.id;
  const known = payment?.status;
  const outcome = outcomeOf(order);
  const isWaiting = outcome === 'waiting';
  const isOpen = isWaiting || outcome === 'transfer';
  const isLate = isWaiting && pollDelay(requested) === undefined;

  const pollOnce = useCallback(async () => {
    if (!paymentId) return;
    // A failed request is ignored; the next one may succeed.
    const news = await queryClient.fetchQuery({ ...api.payments.status.queryOptions({ id: paymentId }), staleTime: 0 }).catch(() => undefined);
    if (news && (news.status !== known || news.status === 'paid')) await queryClient.invalidateQueries(api.orders.byId.queryFilter({ id: orderId }));
  }, [api, queryClient, orderId, paymentId, known]);

  const poll = useCallback(async () => {
    setIsAsking(true);
    await pollOnce();
    setAsked(0);
    setIsAsking(false);
  }, [pollOnce]);

  useEffect(() => {
    const pause = isWaiting ? pollDelay(requested) : undefined;
    if (pause === undefined) return;
    const timer = window.setTimeout(() => void pollOnce().then(() => setAsked((times) => times + 1)), pause * 1000);
    return () => window.clearTimeout(timer);
  }, [pollOnce, requested, isWaiting]);

  useEffect(() => {
    if (!isOpen) return;
    const onVisible = () => document.visibilityState === 'visible' && void poll();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isOpen, poll]);

  return { isLate, isPolling, poll: () => void poll() };
};
