import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Money } from '../../contract/money.js';
import type { Order, Withdrawal } from '../../contract/order.js';
import { href } from '../../contract/routes.js';
import type { Credit } from '../invoices/credit.js';
import type { LegalDocumentId } from '../legal-documents/legal-documents.service.js';
import { formatDateTime, formatMoney } from '../formats.js';
import { hashOf, newToken } from '../ids.js';
import { MailWriter } from './mail-writer.js';
import type { OrderMailKind, OrderMailProps } from './order-mail.js';
import type { Mail } from './mail.types.js';
import { allWithoutLinks } from './safe-text.js';

type PlacedOrder = z.output<typeof Order>;

/** Values and content that only some mails have. */
interface ExtraParts extends Pick<OrderMailProps, 'credit' | 'withdrawal'> {
  amount?: Money;
  args?: Record<string, string>;
}

/** Removes links from texts that the buyer typed, because anybody can enter another person's e-mail address. */
const withoutTypedLinks = (order: PlacedOrder): PlacedOrder => ({
  ...order,
  details: order.details && { ...allWithoutLinks(order.details), contact: { ...allWithoutLinks(order.details.contact), email: order.details.contact.email } },
  lines: order.lines.map((line) => ({ ...line, choices: allWithoutLinks(line.choices), room: allWithoutLinks(line.room) })),
});

/** Mails to businesses that have the invoice attached: their bookkeeping needs it before payment (Directive 2006/112/EC, article 220). */
const withInvoice: readonly OrderMailKind[] = ['confirmation'];

/**
 * Mails to the buyer about an order, in the order's language. They link a customer to the account, and a guest to the order
 * with an access token that works on any device and differs in each mail.
 */
@Injectable()
export class OrderMails {
  constructor(private readonly writer: MailWriter) {}

  /** Confirmation: lines, totals, delivery, addresses, payment, withdrawal; with the terms attached (Directive 2011/83/EU, article 8(7)). */
  confirmation(order: PlacedOrder): Mail<'confirmation'> {
    const mail = this.write(order, 'confirmation');
    const documents: LegalDocumentId[] = order.details!.customerType === 'Private' ? ['terms', 'withdrawal'] : ['terms'];
    const printed = documents.map((document) => ({ name: `${document}.pdf`, type: 'application/pdf', document }));
    return { ...mail, attachments: [...printed, ...(mail.attachments ?? [])] };
  }

  /** Payment received. */
  paymentReceived(order: PlacedOrder): Mail<'paid'> {
    return this.write(order, 'paid');
  }

  /** Payment failed; the order can still be paid. */
  paymentFailed(order: PlacedOrder): Mail<'paymentFailed'> {
    return this.write(order, 'paymentFailed');
  }

  /** How to pay an order on account. */
  byInvoice(order: PlacedOrder): Mail<'byInvoice'> {
    return this.write(order, 'byInvoice');
  }

  /** Order shipped. */
  shipped(order: PlacedOrder): Mail<'shipped'> {
    return this.write(order, 'shipped');
  }

  /** Order cancelled because it was not paid in time. */
  lapsed(order: PlacedOrder): Mail<'orderCancelled'> {
    return this.write(order, 'orderCancelled');
  }

  /** Order cancelled by the buyer before payment. */
  cancelledByBuyer(order: PlacedOrder): Mail<'cancelledByBuyer'> {
    return this.write(order, 'cancelledByBuyer');
  }

  /** Link to the order, as requested. */
  link(order: PlacedOrder): Mail<'orderLink'> {
    return this.write(order, 'orderLink');
  }

  /** Order cancelled by the shop, with the reason. */
  stopped(order: PlacedOrder, reason: string, isPaidBack: boolean): Mail<'orderStopped' | 'orderStoppedPaid'> {
    return this.write(order, isPaidBack ? 'orderStoppedPaid' : 'orderStopped', { args: { reason } });
  }

  /** Pieces of an order cancelled by the shop, with the reason. */
  piecesStopped(order: PlacedOrder, credit: Credit, reason: string): Mail<'piecesStopped'> {
    return this.write(order, 'piecesStopped', { args: { reason }, credit });
  }

  /** Refund made. */
  refunded(order: PlacedOrder, amount: Money): Mail<'refunded'> {
    return this.write(order, 'refunded', { amount });
  }

  /** VAT corrected after the VAT number was confirmed: refunded, or no longer due. */
  vatCorrected(order: PlacedOrder, amount: Money): Mail<'vatCorrected'> {
    return this.write(order, 'vatCorrected', { amount });
  }

  /** Acknowledgement of a withdrawal, with time and lines (Directive 2011/83/EU, article 11(3)). */
  withdrawalReceived(order: PlacedOrder, { receivedAt, lines, refund }: Pick<Withdrawal, 'receivedAt' | 'lines' | 'refund'>): Mail<'withdrawalReceived'> {
    const at = formatDateTime(new Date(receivedAt), order.locale);
    return this.write(order, 'withdrawalReceived', { amount: refund.includingVat, args: { at }, withdrawal: { lines, refund } });
  }

  private write<Kind extends OrderMailKind>(typed: PlacedOrder, kind: Kind, { amount = typed.totals.total.includingVat, args, ...parts }: ExtraParts = {}): Mail<Kind> {
    const order = withoutTypedLinks(typed);
    const { locale, details, number, id, isInAccount } = order;
    const key = isInAccount ? undefined : newToken();
    const address = this.writer.originOf(locale) + href(isInAccount ? 'myAccount' : 'checkoutResult', locale, undefined, { order: id, access: key });
    const facts = { number: number!, amount: formatMoney(amount, locale), ...args };
    const mail = this.writer.compose({ to: details!.contact.email, locale, subject: `mail.${kind}.subject`, args: facts }, 'order', {
      kind,
      order,
      page: { address, isForGuest: !isInAccount },
      ...parts,
    });
    const hasInvoice = details!.customerType === 'Business' && withInvoice.includes(kind);
    return {
      kind,
      ...mail,
      ...(key && { opensOrder: id, linkHash: hashOf(key) }),
      ...(hasInvoice && { attachments: [{ name: `${number!}.pdf`, type: 'application/pdf', invoiceOf: id }] }),
    };
  }
}
