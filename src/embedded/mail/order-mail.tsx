import type { ReactNode } from 'react';
import type { Order } from '../../contract/order.js';
import { orderLinkDays } from '../../contract/order-access.js';
import { formatDay } from '../formats.js';
import { Frame } from './frame.js';
import { Goods } from './goods.js';
import { type MailScene, useScene } from './mail-scene.js';
import { HowToPay, Totals } from './money.js';
import { Attached, Delivery, Payer, RightToWithdraw, WhoMediates } from './order-parts.js';
import { Action, Greeting, Lines, Paragraph, Quiet } from './parts.js';

/** Parts a mail about an order is composed of; `contents` are the goods without prices, `given` without the right to withdraw. */
type Part = 'goods' | 'contents' | 'given' | 'totals' | 'toPay' | 'delivery' | 'payer' | 'withdrawal' | 'mediator' | 'attached';

/** Mails about an order and what each shows below its words; `components.mail.<kind>` holds subject, heading, intro and button. */
export const orderMails = {
  confirmation: ['toPay', 'goods', 'totals', 'delivery', 'payer', 'withdrawal', 'mediator', 'attached'],
  paid: ['goods', 'totals', 'delivery', 'payer', 'withdrawal'],
  paymentFailed: ['given', 'totals'],
  byInvoice: ['toPay', 'totals', 'payer'],
  shipped: ['contents', 'delivery', 'withdrawal'],
  orderCancelled: ['given', 'totals'],
  cancelledByBuyer: ['given', 'totals'],
  orderLink: [],
  orderStopped: ['given', 'totals'],
  orderStoppedPaid: ['given', 'totals'],
  refunded: [],
  vatCorrected: ['toPay', 'totals', 'payer'],
  withdrawalReceived: [],
} as const satisfies Record<string, readonly Part[]>;
export type OrderMailKind = keyof typeof orderMails;

interface OrderMailProps {
  kind: OrderMailKind;
  order: Order;
  /** Where the order can be seen; a guest's address contains the key to it. */
  page: { address: string; isForGuest: boolean };
  /** What only this kind says. */
  children?: ReactNode;
}

/** A mail about an order. */
export const OrderMail = ({ kind, order, page, children }: OrderMailProps) => {
  const { say } = useScene();
  const { firstName, lastName } = order.details!.contact;
  return (
    <Frame heading={say(`mail.${kind}.heading`)} preheader={preheaderOf(kind, order, say)}>
      <Greeting name={`${firstName} ${lastName}`} />
      <Paragraph>{say(`mail.${kind}.intro`)}</Paragraph>
      {children}
      <Action to={page.address}>{say(`mail.${kind}.button`)}</Action>
      {page.isForGuest && <Quiet>{say('mail.guestLink', { days: orderLinkDays })}</Quiet>}
      {orderMails[kind].map((part) => (
        <OrderPart key={part} part={part} order={order} />
      ))}
      <Quiet>{say('mail.questions')}</Quiet>
      <Quiet>
        <Lines>{[say('mail.closing'), say('mail.team')]}</Lines>
      </Quiet>
    </Frame>
  );
};

/** What matters most of an order that is coming: the day. */
const preheaderOf = (kind: OrderMailKind, { shipping, locale }: Order, say: MailScene['say']): string =>
  shipping && (kind === 'confirmation' || kind === 'shipped') ? `${say(`mail.${shipping.method}`)}: ${formatDay(shipping.date, locale)}` : say(`mail.${kind}.intro`);

const OrderPart = ({ part, order }: { part: Part; order: Order }): ReactNode => {
  switch (part) {
    case 'goods':
      return <Goods order={order} shows="prices and rights" />;
    case 'given':
      return <Goods order={order} shows="prices" />;
    case 'contents':
      return <Goods order={order} shows="rights" />;
    case 'totals':
      return <Totals order={order} />;
    case 'toPay':
      return <HowToPay order={order} />;
    case 'delivery':
      return <Delivery order={order} />;
    case 'payer':
      return <Payer order={order} />;
    case 'withdrawal':
      return <RightToWithdraw order={order} />;
    case 'attached':
      return <Attached order={order} />;
    case 'mediator':
      return <WhoMediates order={order} />;
  }
};
