import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { useTrackedCheckout } from '../../core/track-order.js';
import { Remark } from '../../ui/remark.js';
import { AccountNote } from './account-note.js';
import { CheckoutLayout } from './checkout.styles.js';
import { DeliveryStep } from './delivery-step.js';
import { DetailsStep } from './details-step.js';
import { OrderSummary } from './order-summary.js';
import { PaymentStep } from './payment-step.js';
import { usePhone } from '../../core/phone.js';
import { ReviewStep } from './review-step.js';
import { SessionEnded } from './session-ended.js';
import { StepFrame } from './step-frame.js';
import { onwardQuery, reachableStep, requestedStep, stepAt, stepIndex, type StepName, StepsProvider } from './steps.js';
import { StepsList } from './steps-list.js';
import { useSession, useSessionWatch } from './use-session.js';

const bodies: Record<StepName, ComponentType<{ order: Order }>> = { details: DetailsStep, delivery: DeliveryStep, payment: PaymentStep, review: ReviewStep };

/** Returns the open order, or the last one: while an order is being placed, it is not open any more but still shown. */
const useOrderInHand = (): Order | null => {
  const api = useApi();
  const open = useRead(api.cart.order.queryOptions());
  const [inHand, setInHand] = useState(open);
  if (open && open !== inHand) setInHand(open);
  return open ?? inHand;
};

/** The checkout steps. The URL contains the step that is shown. */
export const Checkout = () => {
  const t = useTexts('checkout');
  const href = useHref();
  const phone = usePhone().printed;
  const { place, navigate } = useNavigation();
  const order = useOrderInHand();
  const current = order ? reachableStep(requestedStep(place.search), order) : stepAt(0);
  const [shown, setShown] = useState({ step: current, hasMoved: false });
  if (shown.step !== current) setShown({ step: current, hasMoved: true });
  const { customer, hasEnded } = useSession();
  useSessionWatch();
  useTrackedCheckout(order);
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => (hasEnded ? () => step.current?.querySelector('h1')?.focus() : undefined), [hasEnded]);
  if (!order) return null;

  const Body = bodies[current];
  const goTo = (index: number) => navigate(href('checkout', undefined, onwardQuery(index, place.search)));
  return (
    <StepsProvider value={{ current, hasMoved: shown.hasMoved, goTo }}>
      <CheckoutLayout>
        <noscript>
          <Remark kind="warning">
            <strong>{t('noScript.title')}</strong>
            <p>{t('noScript.text', { phone })}</p>
          </Remark>
        </noscript>
        <OrderSummary order={order} />
        <div className="main">
          <StepsList />
          {customer && hasEnded && <SessionEnded customer={customer} />}
          {/* Hidden, not unmounted: typed values and ticked boxes are kept. */}
          <div ref={step} hidden={hasEnded}>
            {stepIndex(current) < stepIndex('payment') && <AccountNote />}
            <StepFrame key={current}>
              <Body order={order} />
            </StepFrame>
          </div>
        </div>
      </CheckoutLayout>
    </StepsProvider>
  );
};
