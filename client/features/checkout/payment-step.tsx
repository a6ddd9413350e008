import type { SubmitEvent } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { trackPayment } from '../../core/track-order.js';
import { Remark } from '../../ui/remark.js';
import { PaymentMethods, usePaymentMethods } from './payment-methods.js';
import { StepActions, StepContinue } from './step-frame.js';
import { isNothingToPay, stepIndex, useSteps } from './steps.js';
import { store, useStored } from './checkout-storage.js';

/** Checkout step for the payment method. The payment itself starts after the order is placed. */
export const PaymentStep = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const { goTo } = useSteps();
  const kept = useStored('paymentMethod');
  const methods = usePaymentMethods(order.id);
  const chosen = methods.find(({ id }) => id === kept)?.id;
  const isFree = isNothingToPay(order);
  // The radios are required, so the browser does not submit the form without a choice.
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen && !isFree) return;
    if (chosen) trackPayment(order, chosen);
    void goTo(stepIndex('review'));
  };
  if (isFree) {
    return (
      <form onSubmit={onSubmit}>
        <p className="lead">{t('payment.free')}</p>
        <StepActions>
          <StepContinue>{t('payment.continue')}</StepContinue>
        </StepActions>
      </form>
    );
  }
  return (
    <form onSubmit={onSubmit}>
      <p className="lead">{t('payment.note')}</p>
      {kept && !chosen && methods.length > 0 && <Remark kind="warning">{t('payment.lost')}</Remark>}
      <PaymentMethods order={order} chosen={chosen} onChoose={(method) => store('paymentMethod', method)} />
      <StepActions>{methods.length > 0 && <StepContinue>{t('payment.continue')}</StepContinue>}</StepActions>
    </form>
  );
};
