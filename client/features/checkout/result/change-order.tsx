import { useState } from 'react';
import type { Order } from '../../../../src/contract/order.js';
import { useCapability } from '../../../core/capabilities.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';

/**
 * Forms to change or cancel an unpaid order. Changing cancels the order and moves its lines back to the cart.
 * They are native form posts, because the next page shows another cart. The idempotency key makes a second click harmless.
 */
export const ChangeOrder = ({ order: { id } }: { order: Order }) => {
  const t = useTexts('checkout');
  const [key] = useState(() => globalThis.crypto.randomUUID());
  const [canChange, canCancel] = [useCapability('changeOrder'), useCapability('cancelOrder')];
  if (!canChange && !canCancel) return null;
  return (
    <details>
      <summary>{t('result.change.title')}</summary>
      <p>{t('result.change.text')}</p>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={key} suppressHydrationWarning />
        {canChange && (
          <Button data-kind="secondary" formAction="/forms/orders/change">
            {t('result.change.change')}
          </Button>
        )}
        {canCancel && (
          <Button data-kind="quiet" formAction="/forms/orders/cancel">
            {t('result.change.cancel')}
          </Button>
        )}
      </form>
    </details>
  );
};
