import { useEffect } from 'react';
import type { Order } from '../../../../src/contract/order.js';
import { useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { usePhone } from '../../../core/phone.js';
import { useRead } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { useTrackedPurchase } from '../../../core/track-order.js';
import { Button } from '../../../ui/button.styles.js';
import { PostedProblem } from '../../../ui/form/posted-problem.js';
import { ParcelFacts } from '../../../ui/order/shipment.js';
import { Wave } from '../../../ui/wave.js';
import { CheckoutLayout } from '../checkout.styles.js';
import { OrderSummary } from '../order-summary.js';
import { clearCheckout } from '../checkout-storage.js';
import { ChangeOrder } from './change-order.js';
import { InvoicePayment, TransferPayment } from './how-to-pay.js';
import { NextSteps, OrderLinks } from './next-steps.js';
import { isNothingToPay } from '../steps.js';
import { isBought, isPayable, type Outcome, outcomeOf } from './outcome.js';
import { OpenOrder } from './open-order.js';
import { PayAgain } from './pay-again.js';
import { ResultBody } from './result.styles.js';
import { usePaymentPolling } from './use-payment-polling.js';

/** Result page of the order in the URL; the form to open an order when the visitor has no access to it. */
export const CheckoutResult = () => {
  const { place } = useNavigation();
  const order: Order | null = useRead(useApi().orders.byId.queryOptions({ id: place.search.get('order') ?? '' }));
  return order ? <OrderResult order={order} /> : <OpenOrder />;
};

/** Outcome of an order and its payment, with the possible actions. */
const OrderResult = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const phone = usePhone().printed;
  const { isLate, isPolling, poll } = usePaymentPolling(order);
  const outcome = outcomeOf(order);
  const said = isLate ? 'late' : outcome;
  useEffect(clearCheckout, []);
  useTrackedPurchase(order, isBought(outcome));

  return (
    <CheckoutLayout>
      <OrderSummary order={order} />
      <ResultBody className="main" data-outcome={isBought(outcome) ? 'done' : outcome}>
        <div aria-live="polite">
          {(said === 'waiting' || isBought(outcome)) && <Wave kind="quiet" />}
          <h1>{t(said === 'paid' && isNothingToPay(order) ? 'result.free' : `result.${said}.heading`)}</h1>
          <p className="lead">{t(`result.${said}.text`, { email: order.details?.contact.email ?? '' })}</p>
        </div>
        {order.number && (
          <p className="number">
            {t('result.number')} <strong>{order.number}</strong>
          </p>
        )}
        {order.parcel?.carrier && (
          <div className="number">
            <ParcelFacts parcel={order.parcel} />
          </div>
        )}
        {isLate && (
          <Button type="button" data-kind="secondary" disabled={isPolling} onClick={poll}>
            {t('result.check')}
          </Button>
        )}
        <PostedProblem />
        <Paying order={order} outcome={outcome} />
        {order.state === 'awaitingPayment' && <ChangeOrder order={order} />}
        {isBought(outcome) && <NextSteps order={order} outcome={outcome} />}
        {isBought(outcome) && <OrderLinks order={order} />}
        <footer>
          <Button as="a" data-kind="secondary" href={href('home')}>
            {t('result.toShop')}
          </Button>
          <p>{t('result.help', { phone })}</p>
        </footer>
      </ResultBody>
    </CheckoutLayout>
  );
};

/** Payment actions for the outcome. While a payment is pending, other methods are in a collapsed section. */
const Paying = ({ order, outcome }: { order: Order; outcome: Outcome }) => {
  const t = useTexts('checkout');
  if (outcome === 'invoice') return <InvoicePayment order={order} />;
  if (isPayable(outcome))
    return (
      <section aria-labelledby="pay-again">
        <h2 id="pay-again">{t(outcome === 'unpaid' ? 'result.payNow' : 'result.payAgain')}</h2>
        <PayAgain order={order} />
      </section>
    );
  if (outcome !== 'waiting' && outcome !== 'transfer') return null;
  return (
    <>
      {outcome === 'transfer' && <TransferPayment order={order} />}
      <details>
        <summary>{t('result.otherWay')}</summary>
        <PayAgain order={order} />
      </details>
    </>
  );
};
