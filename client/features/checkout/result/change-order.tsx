import { useState } from 'react';
import type { Order } from '../../../../src/contract/order.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';

/**
 * An order that waits to be paid can still be changed, which cancels it and puts its goods back in the cart, or cancelled.
 * Plain forms: the page that follows is another one, with another cart. A second press is the same call, by its key.
 */
export const ChangeOrder = ({ order: { id } }: { order: Order }) => {
  const t = useTexts('checkout');
  const [key] = useState(() => globalThis.crypto.randomUUID());
  return (
    <details>
      <summary>{t('result.change.title')}</summary>
      <p>{t('result.change.text')}</p>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={key} suppressHydrationWarning />
        <Button data-kind="secondary" formAction="/forms/orders/change">
          {t('result.change.change')}
        </Button>
        <Button data-kind="quiet" formAction="/forms/orders/cancel">
          {t('result.change.cancel')}
        </Button>
      </form>
    </details>
  );
};
