import { useEffect, useRef } from 'react';
import type { Customer } from '../../../src/contract/customer.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Card } from '../../ui/card.styles.js';
import { InlineSignIn } from './inline-sign-in.js';
import { stepQuery, useSteps } from './steps.js';
import { clearCheckout } from './checkout-storage.js';

/**
 * Replaces a checkout step after the session has ended. Signing in again restores cart and step. Otherwise the shopper
 * starts over: the next user of the device must not see the cart of the account or the typed values.
 */
export const SessionEnded = ({ customer }: { customer: Customer }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const { navigate } = useNavigation();
  const { current } = useSteps();
  const heading = useRef<HTMLHeadingElement>(null);
  const path = href('checkout', undefined, { ...stepQuery(current), session: 'ended' });
  useEffect(() => {
    heading.current?.focus();
    // With this URL a reload opens the sign-in, which leads back to this step.
    window.history.replaceState(window.history.state, '', path);
  }, [path]);

  const startAnew = () => {
    clearCheckout();
    void navigate(href('cart'), { replace: true });
  };
  return (
    <Card as="section" aria-labelledby="session-ended" className="session">
      <h1 id="session-ended" ref={heading} tabIndex={-1}>
        {t('session.ended')}
      </h1>
      <p>{t('session.text')}</p>
      <InlineSignIn email={customer.email} />
      <p>
        <small>{t('session.guest')}</small>{' '}
        <button type="button" onClick={startAnew}>
          {t('session.startAnew')}
        </button>
      </p>
    </Card>
  );
};
