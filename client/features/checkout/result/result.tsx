import { useEffect } from 'react';
import { useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useRead } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { Wave } from '../../../ui/wave.js';
import { CheckoutLayout } from '../checkout.styles.js';
import { OrderSummary } from '../order-summary.js';
import { usePhone } from '../../../core/phone.js';
import { forgetCheckout } from '../tab-memory.js';
import { NextSteps } from './next-steps.js';
import { outcomeOf } from './outcome.js';
import { PayAgain } from './pay-again.js';
import { ResultBody } from './result.styles.js';
import { useAwaitedPayment } from './use-awaited-payment.js';

/** Outcomes after which the order still wants to be paid. */
const payable = ['late', 'failed', 'canceled', 'expired', 'unpaid'] as const;

/** How an order and its payment ended, and what can be done now. */
export const CheckoutResult = () => {
  const api = useApi();
  const t = useTexts('checkout');
  const href = useHref();
  const phone = usePhone().printed;
  const { place } = useNavigation();
  const order = useRead(api.orders.byId.queryOptions({ id: place.search.get('order') ?? '' }));
  const { isLate } = useAwaitedPayment(order);
  const outcome = isLate ? ('late' as const) : outcomeOf(order);
  useEffect(forgetCheckout, []);

  return (
    <CheckoutLayout>
      <OrderSummary order={order} />
      <ResultBody className="main" data-outcome={outcome}>
        <div aria-live="polite">
          {(outcome === 'waiting' || outcome === 'paid') && <Wave kind="quiet" />}
          <h1>{t(`result.${outcome}.heading`)}</h1>
          <p className="lead">{t(`result.${outcome}.text`, { email: order.details?.contact.email ?? '' })}</p>
        </div>
        {order.number && (
          <p className="number">
            {t('result.number')} <strong>{order.number}</strong>
          </p>
        )}
        {payable.some((kind) => kind === outcome) && (
          <section aria-labelledby="pay-again">
            <h2 id="pay-again">{t(outcome === 'late' ? 'result.otherWay' : 'result.payAgain')}</h2>
            <PayAgain order={order} />
          </section>
        )}
        {outcome === 'waiting' && (
          <details>
            <summary>{t('result.otherWay')}</summary>
            <PayAgain order={order} />
          </details>
        )}
        {outcome === 'paid' && <NextSteps order={order} />}
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
