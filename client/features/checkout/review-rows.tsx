import type { ReactNode } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { AddressText } from '../../ui/address-text.js';
import { OrderLines } from '../../ui/order/order-lines.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { ReviewList } from './review.styles.js';
import { stepQuery, type StepName } from './steps.js';

/** What the order holds, subject by subject, each with the way back to where it is changed. */
export const ReviewRows = ({ order: { details, shipping, lines }, payment }: { order: Order; payment: string | undefined }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const { day } = useFormat();
  const path = (step: StepName) => href('checkout', undefined, stepQuery(step));
  return (
    <ReviewList>
      {details && (
        <>
          <Row title={t('review.customer')} change={path('details')}>
            {details.company && <p>{details.company}</p>}
            {`${details.contact.firstName} ${details.contact.lastName}`}
            <p>{details.contact.email}</p>
            <p>{details.contact.phone}</p>
            {details.vatNumber && <p>{`${t('review.vatNumber')}: ${details.vatNumber}`}</p>}
            {details.reference && <p>{`${t('review.reference')}: ${details.reference}`}</p>}
            {details.note && <p>{`${t('review.note')}: ${details.note}`}</p>}
          </Row>
          <Row title={t('review.billing')} change={path('details')}>
            <AddressText address={details.billing} />
          </Row>
          <Row title={t('review.shipping')} change={path('details')}>
            {details.shipping ? <AddressText address={details.shipping} /> : t('review.sameAddress')}
          </Row>
        </>
      )}
      {shipping && (
        <Row title={t('review.delivery')} change={path('delivery')}>
          {t(`delivery.${shipping.method}`)}
          <p>{day(shipping.date)}</p>
        </Row>
      )}
      <Row title={t('review.payment')} change={path('payment')}>
        {payment}
      </Row>
      <Row title={t('review.products')} change={href('cart')}>
        <OrderLines lines={lines} />
      </Row>
    </ReviewList>
  );
};

const Row = ({ title, change, children }: { title: string; change: string; children: ReactNode }) => {
  const t = useTexts('checkout');
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
      <dd>
        <a href={change}>
          <span aria-hidden="true">{t('review.change')}</span>
          <VisuallyHidden>{t('review.changeNamed', { what: title })}</VisuallyHidden>
        </a>
      </dd>
    </div>
  );
};
