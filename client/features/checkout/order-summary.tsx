import { useState } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { OrderLines } from '../../ui/order/order-lines.js';
import { OrderTotals } from '../../ui/order/order-totals.js';
import { OrderVatView } from '../../ui/order/order-vat-view.js';
import { useTotalTexts } from '../../ui/order/use-total-texts.js';
import { SummaryAside } from './order-summary.styles.js';
import { VatNote } from './vat-note.js';

/** Order summary beside the steps; on a phone collapsed above them, with the total on the button. */
export const OrderSummary = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SummaryAside aria-label={t('summary.title')} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls="order-summary" onClick={() => setIsOpen(!isOpen)}>
        <span>{t('summary.title')}</span>
        <OrderVatView order={order}>
          <Total order={order} />
        </OrderVatView>
        <Icon name="chevronDown" />
      </button>
      <div id="order-summary">
        <h2>{t('summary.title')}</h2>
        <OrderLines lines={order.lines} />
        <OrderTotals order={order} />
        <VatNote order={order} />
        {order.state === 'open' && <a href={href('cart')}>{t('summary.edit')}</a>}
      </div>
    </SummaryAside>
  );
};

const Total = ({ order }: { order: Order }) => useTotalTexts()(order).total;
