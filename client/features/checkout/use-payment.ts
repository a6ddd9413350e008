import { useMutation } from '@tanstack/react-query';
import type { PaymentMethodId } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { attemptKey, clearStored } from './checkout-storage.js';

/** Returns a function that starts a payment and opens the bank's page. A repeated attempt has the same idempotency key. */
export const usePayment = () => {
  const api = useApi();
  const href = useHref();
  const initiate = useMutation(api.payments.initiate.mutationOptions());

  /** @param beforeLeaving called after the payment is started, before the page is left @throws TRPCClientError when no payment was started */
  const pay = async (orderId: string, method: PaymentMethodId, beforeLeaving?: () => void): Promise<void> => {
    const result = href('checkoutResult', undefined, { order: orderId });
    const returnUrl = new URL(result, window.location.origin).href;
    const idempotencyKey = attemptKey('paymentKey', `${orderId}/${method}`);
    const { redirectUrl } = await initiate.mutateAsync({ input: { orderId, method, returnUrl }, idempotencyKey });
    clearStored('paymentKey');
    // The browser's back button then opens the result page, and reloads it when it comes from the back/forward cache.
    window.history.replaceState(window.history.state, '', result);
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true });
    beforeLeaving?.();
    window.location.assign(redirectUrl);
  };
  return { pay, error: initiate.error };
};
