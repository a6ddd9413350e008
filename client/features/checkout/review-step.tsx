import { useEffect } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { OrderConfirmation } from './order-confirmation.js';
import { usePaymentMethods } from './payment-methods.js';
import { ReviewRows } from './review-rows.js';
import { isNothingToPay, stepQuery } from './steps.js';
import { readStored, useStored } from './checkout-storage.js';

/** Checkout step with all details and the order button. Without payment method it opens the payment step. */
export const ReviewStep = ({ order }: { order: Order }) => {
  const href = useHref();
  const { navigate } = useNavigation();
  const methods = usePaymentMethods(order.id);
  const kept = useStored('paymentMethod');
  const method = methods.find(({ id }) => id === kept);
  const paymentPath = href('checkout', undefined, stepQuery('payment'));
  const isFree = isNothingToPay(order);
  useEffect(() => {
    if (!isFree && !methods.some(({ id }) => id === readStored('paymentMethod'))) void navigate(paymentPath, { replace: true });
  }, [isFree, methods, navigate, paymentPath]);

  return (
    <div className="body">
      <ReviewRows order={order} payment={method} />
      <OrderConfirmation order={order} method={method?.id} />
    </div>
  );
};
