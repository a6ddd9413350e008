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

/** Parts of a mail about an order. `contents`: goods without prices. `given`: goods without the right of withdrawal. */
type Part = 'goods' | 'contents' | 'given' | 'totals' | 'toPay' | 'delivery' | 'payer' | 'withdrawal' | 'mediator' | 'attached';

/** Kinds of mails about an order, and the parts below their text. `components.mail.<kind>` contains subject, heading, intro and button. */
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
  /** Page of the order; for a guest the address contains an access token. */
  page: { address: string; isForGuest: boolean };
  /** Additional content of this kind of mail. */
  children?: ReactNode;
}

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

/** Preheader: the delivery date in confirmations and shipping mails, else the intro. */
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
