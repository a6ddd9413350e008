import type { Price } from '../../contract/money.js';
import { daysToPay, type PaymentMethodId } from '../../contract/order.js';
import { addDays } from '../../domain/calendar-days.js';
import { unitPriceOf } from '../../domain/unit-price.js';
import type { OrderView } from '../orders/order.presenter.js';
import { remainingOf } from './credit.js';
import { type CreditNoteRow, dayOfIssue, type InvoiceRow } from './invoice.store.js';

/**
 * VAT category (UNTDID 5305; articles of Directive 2006/112/EC). S: standard rate. K: intra-Community supply (138).
 * AE: reverse charge for goods assembled at the buyer's place (36 and 194). G: export (146).
 */
export type VatCategory = 'S' | 'K' | 'AE' | 'G';

export interface InvoiceDocumentLine {
  /** Null: an amount that belongs to no line of the invoice. */
  goods: Pick<OrderView['lines'][number], 'sku' | 'name' | 'colour' | 'choices' | 'saleUnit'> | null;
  quantity: number;
  /** Net unit price in whole currency units; multiplied by the quantity it gives the net amount of the line. */
  unitPrice: string;
  total: Price;
}

/** Content of an invoice or credit note, independent of its format. */
export interface InvoiceDocument {
  kind: 'invoice' | 'creditNote';
  number: string;
  /** Calendar day. */
  issuedOn: string;
  order: OrderView;
  /** For a credit note: the invoice that it reduces, and why. Null for an invoice. */
  credits: { number: string; issuedOn: string; cause: CreditNoteRow['cause'] } | null;
  lines: InvoiceDocumentLine[];
  /** Null if delivery is free, or not credited. */
  shipping: Price | null;
  total: Price;
  vat: { rate: number; category: VatCategory };
  payment: {
    method: PaymentMethodId | null;
    paidOn: string | null;
    /** Amount due in minor units. */
    due: number;
    dueOn: string;
    /** Numbers of the credit notes of an invoice; empty for a credit note. */
    creditNotes: string[];
  };
}

/** An order with the data that its documents need. */
export interface InvoiceFacts {
  order: OrderView;
  invoice: Pick<InvoiceRow, 'number' | 'issuedAt'>;
  creditNotes: CreditNoteRow[];
  paidAt: Date | null;
}

const categoryOf = ({ totals, shipping }: OrderView): VatCategory => {
  if (totals.vatReason === 'export') return 'G';
  if (!totals.isReverseCharge) return 'S';
  return shipping?.method === 'DeliverAndAssemble' ? 'AE' : 'K';
};
const charged = (price: Price | null): Price | null => (price?.includingVat.amount ? price : null);
const lineOf = (goods: InvoiceDocumentLine['goods'], quantity: number, total: Price): InvoiceDocumentLine => ({
  goods,
  quantity,
  unitPrice: unitPriceOf(total.excludingVat.amount, quantity),
  total,
});

const common = ({ order, paidAt }: InvoiceFacts, issuedOn: string) => ({
  order,
  issuedOn,
  vat: { rate: order.totals.vat[0]!.rate, category: categoryOf(order) },
  method: order.payment?.method ?? null,
  paidOn: paidAt && dayOfIssue(paidAt),
  dueOn: addDays(issuedOn, order.payment?.method === 'invoice' ? daysToPay : 0),
});

/** Content of an order's invoice. */
export const invoiceDocument = (facts: InvoiceFacts): InvoiceDocument => {
  const { order, invoice, creditNotes } = facts;
  const { method, paidOn, dueOn, ...rest } = common(facts, dayOfIssue(invoice.issuedAt));
  const due = paidOn ? 0 : remainingOf(order, creditNotes).includingVat.amount;
  return {
    kind: 'invoice',
    number: invoice.number,
    credits: null,
    ...rest,
    lines: order.lines.map((line) => lineOf(line, line.quantity, line.total)),
    shipping: charged(order.totals.shipping),
    total: order.totals.total,
    payment: { method, paidOn, due, dueOn, creditNotes: creditNotes.map(({ number }) => number) },
  };
};

/** Content of a credit note of an order's invoice. */
export const creditNoteDocument = (facts: InvoiceFacts, note: CreditNoteRow): InvoiceDocument => {
  const { order, invoice } = facts;
  const { method, paidOn, dueOn, ...rest } = common(facts, dayOfIssue(note.issuedAt));
  const byId = new Map(order.lines.map((line) => [line.id, line]));
  // A document needs at least one line, so a credit of delivery alone is written as one.
  const isDeliveryAlone = note.lines.length === 0;
  const credited = isDeliveryAlone ? [{ lineId: null, quantity: 1, total: note.total }] : note.lines;
  return {
    kind: 'creditNote',
    number: note.number,
    credits: { number: invoice.number, issuedOn: dayOfIssue(invoice.issuedAt), cause: note.cause },
    ...rest,
    lines: credited.map(({ lineId, quantity, total }) => lineOf((lineId && byId.get(lineId)) || null, quantity, total)),
    shipping: isDeliveryAlone ? null : charged(note.shipping),
    total: note.total,
    payment: { method, paidOn, due: 0, dueOn, creditNotes: [] },
  };
};
