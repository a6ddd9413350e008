import { useMutation } from '@tanstack/react-query';
import type { PaymentMethodId } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { attemptKey, forget } from './tab-memory.js';

/** Starts a payment and goes to the bank. The same click tried again is the same payment. */
export const usePayment = () => {
  const api = useApi();
  const href = useHref();
  const initiate = useMutation(api.payments.initiate.mutationOptions());

  /** @param beforeLeaving is called once a payment was started, and the page is still there. @throws TRPCClientError when none could be */
  const pay = async (orderId: string, method: PaymentMethodId, beforeLeaving?: () => void): Promise<void> => {
    const result = href('checkoutResult', undefined, { order: orderId });
    const returnUrl = new URL(result, window.location.origin).href;
    const idempotencyKey = attemptKey('paymentKey', `${orderId}/${method}`);
    const { redirectUrl } = await initiate.mutateAsync({ input: { orderId, method, returnUrl }, idempotencyKey });
    forget('paymentKey');
    // Who comes back from the bank by the back button finds the order, fresh from the server.
    window.history.replaceState(window.history.state, '', result);
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true });
    beforeLeaving?.();
    window.location.assign(redirectUrl);
  };
  return { pay, error: initiate.error };
};
