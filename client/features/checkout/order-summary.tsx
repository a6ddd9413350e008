import { useState } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useInView } from '../../core/vat.js';
import { Icon } from '../../ui/icon.js';
import { OrderLines } from '../../ui/order/order-lines.js';
import { OrderTotals } from '../../ui/order/order-totals.js';
import { SummaryAside } from './order-summary.styles.js';
import { VatNote } from './vat-note.js';

/** Order summary beside the steps; on a phone collapsed above them, with the total on the button. */
export const OrderSummary = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const { money } = useFormat();
  const inView = useInView();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SummaryAside aria-label={t('summary.title')} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls="order-summary" onClick={() => setIsOpen(!isOpen)}>
        <span>{t('summary.title')}</span>
        {money(inView(order.totals.total).chosen)}
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
