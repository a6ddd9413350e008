import type { SubmitEvent } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { PaymentMethods, usePaymentMethods } from './payment-methods.js';
import { StepActions } from './step-frame.js';
import { stepIndex, useSteps } from './steps.js';
import { remember, useRemembered } from './tab-memory.js';

/** How the order will be paid; the paying itself comes last. */
export const PaymentStep = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const { goTo } = useSteps();
  const kept = useRemembered('paymentMethod');
  const chosen = usePaymentMethods(order.id).find(({ id }) => id === kept)?.id;
  // The radios are required: the browser itself asks for a choice before this runs.
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void goTo(stepIndex('review'));
  };
  return (
    <form onSubmit={onSubmit}>
      <p className="lead">{t('payment.note')}</p>
      <PaymentMethods orderId={order.id} chosen={chosen} onChoose={(method) => remember('paymentMethod', method)} />
      <StepActions>
        <Button>{t('payment.continue')}</Button>
      </StepActions>
    </form>
  );
};
