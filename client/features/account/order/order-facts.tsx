import type { ReactNode } from 'react';
import type { Order } from '../../../../src/contract/order.js';
import { IfCapable } from '../../../core/capabilities.js';
import { capitalised, useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { AddressText } from '../../../ui/address-text.js';
import { useShippingDay } from '../../../ui/order/shipment.js';
import { Facts } from './order.styles.js';
import { OrderDocuments } from './order-documents.js';

/** Delivery, billing address, payment, documents, reference and note of an order. */
export const OrderFacts = ({ order: { id, details, shipping, payment } }: { order: Order }) => {
  const t = useTexts('account');
  const { labelled } = useFormat();
  const shippingDay = useShippingDay();
  if (!details) return null;
  const { contact, company, billing, reference, note } = details;
  return (
    <Facts>
      {shipping && (
        <Fact title={t('order.delivery')}>
          <p>{capitalised(t(`order.methods.${shipping.method}`, { day: shippingDay(shipping) }))}</p>
          {shipping.method !== 'Pickup' && <AddressText address={details.shipping ?? billing} />}
        </Fact>
      )}
      <Fact title={t('overview.kinds.billing')}>
        {company && <p>{company}</p>}
        <p>{`${contact.firstName} ${contact.lastName}`}</p>
        <AddressText address={billing} />
        <p>{contact.email}</p>
      </Fact>
      <Fact title={t('order.payment')}>
        <p>{payment ? labelled(t(`order.paidBy.${payment.method}`), t(`order.paymentStates.${payment.status}`)) : t('order.noPayment')}</p>
      </Fact>
      <IfCapable of={['listOrderDocuments', 'getInvoice', 'getCreditNote']}>
        <Fact title={t('order.papers')}>
          <OrderDocuments orderId={id} />
        </Fact>
      </IfCapable>
      {reference && <Fact title={t('order.reference')}>{reference}</Fact>}
      {note && <Fact title={t('order.note')}>{note}</Fact>}
    </Facts>
  );
};

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);
