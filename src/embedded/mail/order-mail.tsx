import type { ReactNode } from 'react';
import type { Order, Withdrawal } from '../../contract/order.js';
import { orderLinkDays } from '../../contract/order-access.js';
import { formatDay } from '../formats.js';
import type { Credit } from '../invoices/credit.js';
import { MailLayout } from './mail-layout.js';
import { OrderLines } from './order-lines.js';
import { type MailContext, useMailContext } from './mail-context.js';
import { HowToPay, Totals } from './money.js';
import { Attached, CreditedLines, Delivery, ParcelFacts, Payer, RightToWithdraw, WhoMediates, WithdrawnLines } from './order-parts.js';
import { Action, Greeting, Lines, MutedText, Paragraph } from './parts.js';

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
  piecesStopped: [],
  refunded: [],
  vatCorrected: ['toPay', 'totals', 'payer'],
  withdrawalReceived: [],
} as const satisfies Record<string, readonly Part[]>;
export type OrderMailKind = keyof typeof orderMails;

export interface OrderMailProps {
  kind: OrderMailKind;
  order: Order;
  /** Page of the order; for a guest the address contains an access token. */
  page: { address: string; isForGuest: boolean };
  /** What a credit note takes back, in the mail about cancelled pieces. */
  credit?: Credit;
  /** What was withdrawn, in its acknowledgement. */
  withdrawal?: Pick<Withdrawal, 'lines' | 'refund'>;
}

export const OrderMail = ({ kind, order, page, credit, withdrawal }: OrderMailProps) => {
  const { translate } = useMailContext();
  const { firstName, lastName } = order.details!.contact;
  return (
    <MailLayout heading={translate(`mail.${kind}.heading`)} preheader={preheaderOf(kind, order, translate)}>
      <Greeting name={`${firstName} ${lastName}`} />
      <Paragraph>{translate(`mail.${wordsOf(kind, order)}.intro`)}</Paragraph>
      {kind === 'shipped' && <ParcelFacts order={order} />}
      {credit && <CreditedLines order={order} credit={credit} />}
      {withdrawal && <WithdrawnLines order={order} withdrawal={withdrawal} />}
      <Action to={page.address}>{translate(`mail.${wordsOf(kind, order)}.button`)}</Action>
      {page.isForGuest && <MutedText>{translate('mail.guestLink', { days: orderLinkDays })}</MutedText>}
      {orderMails[kind].map((part) => (
        <OrderPart key={part} part={part} order={order} />
      ))}
      <MutedText>{translate('mail.questions')}</MutedText>
      <MutedText>
        <Lines>{[translate('mail.closing'), translate('mail.team')]}</Lines>
      </MutedText>
    </MailLayout>
  );
};

const isFree = ({ totals }: Order): boolean => totals.total.includingVat.amount === 0;
/** Key of intro and button: the confirmation of a free order does not ask for a payment. */
const wordsOf = (kind: OrderMailKind, order: Order) => (kind === 'confirmation' && isFree(order) ? 'confirmationFree' : kind);

/** Preheader: the delivery date in confirmations and shipping mails, else the intro. */
const preheaderOf = (kind: OrderMailKind, { shipping, locale }: Order, translate: MailContext['translate']): string =>
  shipping && (kind === 'confirmation' || kind === 'shipped') ? `${translate(`mail.${shipping.method}`)}: ${formatDay(shipping.date, locale)}` : translate(`mail.${kind}.intro`);

const OrderPart = ({ part, order }: { part: Part; order: Order }): ReactNode => {
  switch (part) {
    case 'goods':
      return <OrderLines order={order} shows="prices and rights" />;
    case 'given':
      return <OrderLines order={order} shows="prices" />;
    case 'contents':
      return <OrderLines order={order} shows="rights" />;
    case 'totals':
      return <Totals order={order} />;
    case 'toPay':
      return isFree(order) ? null : <HowToPay order={order} />;
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
