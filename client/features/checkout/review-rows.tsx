import type { ReactNode } from 'react';
import type { Order, PaymentMethodId } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { AddressText } from '../../ui/address-text.js';
import { OrderTotals } from '../../ui/order/order-totals.js';
import { useShippingDay } from '../../ui/order/shipment.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { PickupPoint } from './method-description.js';
import { ReviewLines } from './review-lines.js';
import { ReviewList } from './review.styles.js';
import { changeQuery, isNothingToPay, type StepName } from './steps.js';
import { VatNote } from './vat-note.js';

interface ReviewRowsProps {
  order: Order;
  payment: { id: PaymentMethodId; name: string } | undefined;
}

/** Contents of the order by subject. Each has a link to the step that changes it; that step leads back to the review. */
export const ReviewRows = ({ order, payment }: ReviewRowsProps) => {
  const t = useTexts('checkout');
  const href = useHref();
  const { details, shipping, lines } = order;
  const isFree = isNothingToPay(order);
  const path = (step: StepName) => href('checkout', undefined, changeQuery(step));
  return (
    <ReviewList>
      {details && <CustomerRows details={details} isFetched={shipping?.method === 'Pickup'} change={path('details')} />}
      {shipping && <DeliveryRow shipping={shipping} change={path('delivery')} />}
      <Row title={t('review.payment')} change={path('payment')}>
        {isFree ? t('payment.free') : payment?.name}
        {!isFree && payment && <p>{t(`payment.about.${payment.id}`)}</p>}
      </Row>
      <Row title={t('review.products')} change={href('cart')}>
        <ReviewLines lines={lines} customerType={details?.customerType ?? 'Private'} />
      </Row>
      <Row title={t('review.totals')}>
        <OrderTotals order={order} />
        <VatNote order={order} isShort />
      </Row>
    </ReviewList>
  );
};

const CustomerRows = ({ details, isFetched, change }: { details: NonNullable<Order['details']>; isFetched: boolean; change: string }) => {
  const t = useTexts('checkout');
  const { labelled } = useFormat();
  const { company, contact, vatNumber, reference, note, billing, shipping } = details;
  return (
    <>
      <Row title={t('review.customer')} change={change}>
        {company && <p>{company}</p>}
        {`${contact.firstName} ${contact.lastName}`}
        <p>{contact.email}</p>
        {contact.phone && <p>{contact.phone}</p>}
        {vatNumber && <p>{labelled(t('review.vatNumber'), vatNumber)}</p>}
        {reference && <p>{labelled(t('review.reference'), reference)}</p>}
        {note && <p>{labelled(t('review.note'), note)}</p>}
      </Row>
      <Row title={t('review.billing')} change={change}>
        <AddressText address={billing} />
      </Row>
      {!isFetched && (
        <Row title={t('review.shipping')} change={change}>
          {shipping ? <AddressText address={shipping} /> : t('review.sameAddress')}
        </Row>
      )}
    </>
  );
};

const DeliveryRow = ({ shipping, change }: { shipping: NonNullable<Order['shipping']>; change: string }) => {
  const t = useTexts('checkout');
  const shippingDay = useShippingDay();
  return (
    <Row title={t('review.delivery')} change={change}>
      {t(`delivery.${shipping.method}`)}
      <p>{shippingDay(shipping)}</p>
      {shipping.method === 'Pickup' && <PickupPoint />}
    </Row>
  );
};

const Row = ({ title, change, children }: { title: string; change?: string; children: ReactNode }) => {
  const t = useTexts('checkout');
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
      {change && (
        <dd className="change">
          <a href={change}>
            <span aria-hidden="true">{t('review.change')}</span>
            <VisuallyHidden>{t('review.changeNamed', { what: title })}</VisuallyHidden>
          </a>
        </dd>
      )}
    </div>
  );
};
