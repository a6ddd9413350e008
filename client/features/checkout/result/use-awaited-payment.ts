import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '../../../../src/contract/order.js';
import { useApi } from '../../../core/api.js';
import { outcomeOf, pauseBefore } from './outcome.js';

/**
 * Asks for the payment's status, ever more slowly, until it is decided; then the order is read again.
 * @returns whether the patience has run out
 */
export const useAwaitedPayment = (order: Order): { isLate: boolean } => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(0);
  const paymentId = order.payment?.id;
  const known = order.payment?.status;
  const pause = outcomeOf(order) === 'waiting' ? pauseBefore(asked) : undefined;

  useEffect(() => {
    if (!paymentId || pause === undefined) return;
    const ask = async () => {
      // No answer is no decision: the next question may have more luck.
      const payment = await queryClient.fetchQuery({ ...api.payments.status.queryOptions({ id: paymentId }), staleTime: 0 }).catch(() => undefined);
      if (payment && payment.status !== known) await queryClient.invalidateQueries(api.orders.byId.queryFilter({ id: order.id }));
      setAsked((times) => times + 1);
    };
    const timer = window.setTimeout(() => void ask(), pause * 1000);
    return () => window.clearTimeout(timer);
  }, [api, queryClient, order.id, paymentId, known, pause]);

  return { isLate: outcomeOf(order) === 'waiting' && pause === undefined };
};
