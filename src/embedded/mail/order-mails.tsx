import { Injectable } from '@nestjs/common';
import type { ReactElement } from 'react';
import type { z } from 'zod';
import type { Money } from '../../contract/money.js';
import type { Order, Withdrawal } from '../../contract/order.js';
import { href } from '../../contract/routes.js';
import type { LegalDocumentId } from '../legal-documents/legal-documents.service.js';
import { formatMoment, formatMoney } from '../formats.js';
import { hashOf, newToken } from '../ids.js';
import { MailWriter } from './mail-writer.js';
import { OrderMail, type OrderMailKind } from './order-mail.js';
import { ParcelFacts, WithdrawnLines } from './order-parts.js';
import type { Mail } from './outbox.service.js';
import { allWithoutLinks } from './printable.js';

type PlacedOrder = z.output<typeof Order>;

/** What only some mails say. */
interface Beside {
  amount?: Money;
  args?: Record<string, string>;
  below?: ReactElement;
}

/** What a buyer typed, as a mail shows it to whoever has the address: without links. Numbers, prices and pictures are the shop's. */
const withoutTypedLinks = (order: PlacedOrder): PlacedOrder => ({
  ...order,
  details: order.details && { ...allWithoutLinks(order.details), contact: { ...allWithoutLinks(order.details.contact), email: order.details.contact.email } },
  lines: order.lines.map((line) => ({ ...line, choices: allWithoutLinks(line.choices), room: allWithoutLinks(line.room) })),
});

/** Orders of businesses come with the invoice: their bookkeeping needs it before they pay (Directive 2006/112/EC, article 220). */
const withInvoice: readonly OrderMailKind[] = ['confirmation'];

/**
 * What a buyer is told about an order, in the order's language. A customer is led to their account; a guest gets a link that
 * opens the order on any device, with a key of its own for each mail.
 */
@Injectable()
export class OrderMails {
  constructor(private readonly writer: MailWriter) {}

  /** The order as it was placed: lines, totals, delivery, addresses, how to pay, how to withdraw; with the terms to keep (Directive 2011/83/EU, article 8(7)). */
  confirmation(order: PlacedOrder): Mail<'confirmation'> {
    const mail = this.write(order, 'confirmation');
    const documents: LegalDocumentId[] = order.details!.customerType === 'Private' ? ['terms', 'withdrawal'] : ['terms'];
    const printed = documents.map((document) => ({ name: `${document}.pdf`, type: 'application/pdf', document }));
    return { ...mail, attachments: [...printed, ...(mail.attachments ?? [])] };
  }

  /** The order's payment has arrived. */
  paymentReceived(order: PlacedOrder): Mail<'paid'> {
    return this.write(order, 'paid');
  }

  /** A payment did not go through; the order can still be paid. */
  paymentFailed(order: PlacedOrder): Mail<'paymentFailed'> {
    return this.write(order, 'paymentFailed');
  }

  /** A business pays later, by invoice. */
  byInvoice(order: PlacedOrder): Mail<'byInvoice'> {
    return this.write(order, 'byInvoice');
  }

  /** The goods are on their way. */
  shipped(order: PlacedOrder): Mail<'shipped'> {
    return this.write(order, 'shipped', { below: <ParcelFacts order={order} /> });
  }

  /** Nobody paid in time. */
  lapsed(order: PlacedOrder): Mail<'orderCancelled'> {
    return this.write(order, 'orderCancelled');
  }

  /** The buyer cancelled before paying. */
  cancelledByBuyer(order: PlacedOrder): Mail<'cancelledByBuyer'> {
    return this.write(order, 'cancelledByBuyer');
  }

  /** The link that was asked for. */
  link(order: PlacedOrder): Mail<'orderLink'> {
    return this.write(order, 'orderLink');
  }

  /** The shop cannot deliver, and says why. */
  stopped(order: PlacedOrder, reason: string, isPaidBack: boolean): Mail<'orderStopped' | 'orderStoppedPaid'> {
    return this.write(order, isPaidBack ? 'orderStoppedPaid' : 'orderStopped', { args: { reason } });
  }

  /** Money goes back to the buyer. */
  refunded(order: PlacedOrder, amount: Money): Mail<'refunded'> {
    return this.write(order, 'refunded', { amount });
  }

  /** The buyer's VAT number is proved: VAT goes back, or is no longer asked for. */
  vatCorrected(order: PlacedOrder, amount: Money): Mail<'vatCorrected'> {
    return this.write(order, 'vatCorrected', { amount });
  }

  /** What was withdrawn, and when: to keep (Directive 2011/83/EU, article 11, 3). */
  withdrawalReceived(order: PlacedOrder, withdrawal: Pick<Withdrawal, 'receivedAt' | 'lines' | 'refund'>): Mail<'withdrawalReceived'> {
    const at = formatMoment(new Date(withdrawal.receivedAt), order.locale);
    const below = <WithdrawnLines order={order} withdrawal={withdrawal} />;
    return this.write(order, 'withdrawalReceived', { amount: withdrawal.refund.includingVat, args: { at }, below });
  }

  private write<Kind extends OrderMailKind>(typed: PlacedOrder, kind: Kind, { amount = typed.totals.total.includingVat, args, below }: Beside = {}): Mail<Kind> {
    const order = withoutTypedLinks(typed);
    const { locale, details, number, id, isInAccount } = order;
    const key = isInAccount ? undefined : newToken();
    const address = this.writer.originOf(locale) + href(isInAccount ? 'myAccount' : 'checkoutResult', locale, undefined, { order: id, access: key });
    const facts = { number: number!, amount: formatMoney(amount, locale), ...args };
    const mail = this.writer.write(
      { to: details!.contact.email, locale, subject: `mail.${kind}.subject`, args: facts },
      <OrderMail kind={kind} order={order} page={{ address, isForGuest: !isInAccount }}>
        {below}
      </OrderMail>,
    );
    const hasInvoice = details!.customerType === 'Business' && withInvoice.includes(kind);
    return {
      kind,
      ...mail,
      ...(key && { opensOrder: id, linkHash: hashOf(key) }),
      ...(hasInvoice && { attachments: [{ name: `${number!}.pdf`, type: 'application/pdf', invoiceOf: id }] }),
    };
  }
}
