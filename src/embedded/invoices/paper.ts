import type { Price } from '../../contract/money.js';
import { daysToPay, type PaymentMethodId } from '../../contract/order.js';
import { unitPriceOf } from '../../domain/unit-price.js';
import type { OrderView } from '../orders/order.presenter.js';
import { leftOf } from './credit.js';
import { type CreditNoteRow, dayOfIssue, type InvoiceRow } from './invoice.store.js';

/** S: with VAT. K: goods to another member state (article 138). AE: the same with assembly, supplied where it is assembled (articles 36 and 194). G: export (article 146). */
export type VatCategory = 'S' | 'K' | 'AE' | 'G';

export interface PaperLine {
  /** Null: a part of the invoice that is of no line. */
  goods: Pick<OrderView['lines'][number], 'sku' | 'name' | 'colour' | 'choices'> | null;
  quantity: number;
  /** Net, in whole units: times the quantity it is the line's net amount. */
  unitPrice: string;
  total: Price;
}

/** What an invoice and a credit note say, however it is written down. */
export interface Paper {
  kind: 'invoice' | 'creditNote';
  number: string;
  /** Calendar day. */
  issuedOn: string;
  order: OrderView;
  /** Of a credit note: what it takes back, and why. */
  credits: { number: string; issuedOn: string; cause: CreditNoteRow['cause'] } | null;
  lines: PaperLine[];
  /** Null where delivery is free, or not credited. */
  shipping: Price | null;
  total: Price;
  vat: { rate: number; category: VatCategory };
  payment: {
    method: PaymentMethodId | null;
    paidOn: string | null;
    /** Minor units still asked for. */
    due: number;
    dueOn: string;
    /** Numbers of the credit notes of an invoice. */
    creditNotes: string[];
  };
}

/** What is known of an order beside itself. */
export interface PaperFacts {
  order: OrderView;
  invoice: Pick<InvoiceRow, 'number' | 'issuedAt'>;
  creditNotes: CreditNoteRow[];
  paidAt: Date | null;
}

const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const categoryOf = ({ totals, shipping }: OrderView): VatCategory => {
  if (totals.vatReason === 'export') return 'G';
  if (!totals.isReverseCharge) return 'S';
  return shipping?.method === 'DeliverAndAssemble' ? 'AE' : 'K';
};
const charged = (price: Price | null): Price | null => (price?.includingVat.amount ? price : null);
const lineOf = (goods: PaperLine['goods'], quantity: number, total: Price): PaperLine => ({
  goods,
  quantity,
  unitPrice: unitPriceOf(total.excludingVat.amount, quantity),
  total,
});

const common = ({ order, paidAt }: PaperFacts, issuedOn: string) => ({
  order,
  issuedOn,
  vat: { rate: order.totals.vat[0]!.rate, category: categoryOf(order) },
  method: order.payment?.method ?? null,
  paidOn: paidAt && dayOfIssue(paidAt),
  dueOn: dayAfter(issuedOn, order.payment?.method === 'invoice' ? daysToPay : 0),
});

/** The invoice of an order. */
export const invoicePaper = (facts: PaperFacts): Paper => {
  const { order, invoice, creditNotes } = facts;
  const { method, paidOn, dueOn, ...rest } = common(facts, dayOfIssue(invoice.issuedAt));
  const due = paidOn ? 0 : leftOf(order, creditNotes).includingVat.amount;
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

/** A credit note of an order's invoice. */
export const creditNotePaper = (facts: PaperFacts, note: CreditNoteRow): Paper => {
  const { order, invoice } = facts;
  const { method, paidOn, dueOn, ...rest } = common(facts, dayOfIssue(note.issuedAt));
  const byId = new Map(order.lines.map((line) => [line.id, line]));
  // A document without lines is none: delivery alone is a part of the invoice.
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
