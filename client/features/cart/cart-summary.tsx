import type { Order } from '../../../src/contract/order.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Card } from '../../ui/card.styles.js';
import { Icon } from '../../ui/icon.js';
import { OrderTotals } from '../../ui/order/order-totals.js';
import { OrderVatView } from '../../ui/order/order-vat-view.js';
import { useFreeLimitText } from '../../ui/order/use-delivery-texts.js';
import { useTotalTexts } from '../../ui/order/use-total-texts.js';
import { Remark } from '../../ui/remark.js';
import { Trust } from '../../ui/trust/trust.js';
import { isScarce } from './next-tier.js';
import { ShippingEstimate } from './shipping-estimate.js';

/** Query of the contact page for a quotation request with the cart. */
const quotationQuery = { about: 'quotation', cart: 1 };

/** Totals of the cart, delivery estimate, and link to the checkout. */
export const CartSummary = ({ order }: { order: Order }) => {
  const t = useTexts('cart');
  const href = useHref();
  const freeLimit = useFreeLimitText()(order.deliveryCost);
  return (
    <Card as="aside" aria-labelledby="cart-totals">
      <h2 id="cart-totals">{t('totals.title')}</h2>
      <OrderTotals order={order} />
      {freeLimit && <p className="limit">{freeLimit}</p>}
      <OrderVatView order={order}>
        <AnnouncedTotal order={order} />
      </OrderVatView>
      <WayOn order={order} />
      {!order.deliveryOnRequest && <ShippingEstimate order={order} />}
      <p className="safe">
        <Icon name="lock" size={18} />
        {t('safe')}
      </p>
      <Trust />
      {!order.deliveryOnRequest && <a href={href('contact', undefined, quotationQuery)}>{t('quotation')}</a>}
      <a href={href('productOverview')}>{t('more')}</a>
    </Card>
  );
};

const AnnouncedTotal = ({ order }: { order: Order }) => {
  const t = useTexts('cart');
  const { label, note, total } = useTotalTexts()(order);
  return <output className="visually-hidden">{t('updated', { name: note ? `${label} ${note}` : label, total })}</output>;
};

/** Link to the checkout; a remark when a line cannot be ordered; a quotation request when delivery has no fixed price. */
const WayOn = ({ order: { lines, changes, deliveryOnRequest } }: { order: Order }) => {
  const t = useTexts('cart');
  const href = useHref();
  if (lines.some(({ id }) => changes.some(({ kind, lineId }) => kind === 'gone' && lineId === id))) return <Remark kind="warning">{t('blockedEnded')}</Remark>;
  if (lines.some(isScarce)) return <Remark kind="warning">{t('blocked')}</Remark>;
  if (!deliveryOnRequest) {
    return (
      <Button as="a" href={href('checkout')} data-wide="">
        {t('checkout')}
        <Icon name="arrowRight" />
      </Button>
    );
  }
  const { pallets, maximum } = deliveryOnRequest;
  return (
    <>
      <Remark kind="info">
        <strong>{t('onRequest.title')}</strong>
        <p>{t('onRequest.text', { count: maximum, pallets })}</p>
      </Remark>
      <Button as="a" href={href('contact', undefined, quotationQuery)} data-wide="">
        {t('quotation')}
      </Button>
    </>
  );
};
