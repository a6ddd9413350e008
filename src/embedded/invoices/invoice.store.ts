import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { BrandCode } from '../../contract/brands.js';
import { sellerTimeZone } from '../../domain/seller.js';
import { localTime } from '../../domain/zoned-time.js';
import type { Executor } from '../database/database.module.js';
import { numbered } from '../database/numbered.js';
import { orderEventTable } from '../orders/orders.tables.js';
import type { OrderView } from '../orders/order.presenter.js';
import { creditNoteCounterTable, creditNoteTable, invoiceCounterTable, invoiceTable, supersededInvoiceTable } from './invoices.tables.js';

export type InvoiceRow = typeof invoiceTable.$inferSelect;
export type SupersededRow = typeof supersededInvoiceTable.$inferSelect;
export type CreditNoteRow = typeof creditNoteTable.$inferSelect;

/** The calendar day a document bears: the seller's. */
export const dayOfIssue = (issuedAt: Date): string => localTime(issuedAt, sellerTimeZone).day;

/**
 * The next number of a series in its shop's year, for the statement that writes the document: `with(counted)`, and `number` as its value.
 * Whoever asks next waits until this transaction ends, so ask late.
 */
export const nextNumber = (tx: Executor, counter: typeof invoiceCounterTable | typeof creditNoteCounterTable, series: 'F' | 'C', shop: BrandCode, issuedAt: Date) => {
  const year = Number(dayOfIssue(issuedAt).slice(0, 4));
  const counted = tx.$with('counted').as(
    tx
      .insert(counter)
      .values({ shop, year, last: 1 })
      .onConflictDoUpdate({ target: [counter.shop, counter.year], set: { last: sql`${counter.last} + 1` } })
      .returning({ last: counter.last }),
  );
  return { counted, number: numbered(`${series}${shop}-${year}-`, sql`(select last from counted)`) };
};

/** Gives an order the next invoice number of its shop's year, in the transaction that places it: without gaps. */
export const issueInvoice = async (tx: Executor, orderId: string, shop: BrandCode, issuedAt: Date): Promise<void> => {
  const { counted, number } = nextNumber(tx, invoiceCounterTable, 'F', shop, issuedAt);
  await tx.with(counted).insert(invoiceTable).values({ orderId, number, issuedAt });
};

export const findInvoice = async (tx: Executor, orderId: string): Promise<InvoiceRow | undefined> =>
  (await tx.select().from(invoiceTable).where(eq(invoiceTable.orderId, orderId)))[0];

/** The shop of an order is what its number begins with. */
export const shopOf = (orderNumber: string) => orderNumber.split('-')[0] as BrandCode;

/** Puts an invoice with the next number in the place of a locked order's, whose credit notes stay with it. @param order as it was invoiced @returns the new number */
export const replaceInvoice = async (tx: Executor, { id, number, lines, shipping, totals }: OrderView): Promise<string> => {
  const before = (await findInvoice(tx, id))!;
  await tx.insert(supersededInvoiceTable).values({ ...before, order: { lines, shipping, totals } });
  await tx
    .update(creditNoteTable)
    .set({ supersededInvoice: before.number })
    .where(and(eq(creditNoteTable.orderId, id), isNull(creditNoteTable.supersededInvoice)));
  await tx.delete(invoiceTable).where(eq(invoiceTable.orderId, id));
  await issueInvoice(tx, id, shopOf(number!), new Date());
  return (await findInvoice(tx, id))!.number;
};

/** The invoices of an order that others have replaced, oldest first. */
export const supersededOf = (tx: Executor, orderId: string): Promise<SupersededRow[]> =>
  tx.select().from(supersededInvoiceTable).where(eq(supersededInvoiceTable.orderId, orderId)).orderBy(asc(supersededInvoiceTable.issuedAt)).limit(20);

const creditNotes = (tx: Executor, orderId: string, supersededInvoice: string | null): Promise<CreditNoteRow[]> =>
  tx
    .select()
    .from(creditNoteTable)
    .where(
      and(eq(creditNoteTable.orderId, orderId), supersededInvoice === null ? isNull(creditNoteTable.supersededInvoice) : eq(creditNoteTable.supersededInvoice, supersededInvoice)),
    )
    .orderBy(asc(creditNoteTable.issuedAt), asc(creditNoteTable.number))
    .limit(200);

/** The credit notes of an order's invoice, oldest first: each takes something of it, so they are few. */
export const creditNotesOf = (tx: Executor, orderId: string): Promise<CreditNoteRow[]> => creditNotes(tx, orderId, null);

/** The same of an invoice that was replaced. */
export const supersededCreditNotesOf = (tx: Executor, { orderId, number }: SupersededRow): Promise<CreditNoteRow[]> => creditNotes(tx, orderId, number);

/** When an order's money came in; null: not yet. */
export const paidAtOf = async (tx: Executor, orderId: string): Promise<Date | null> =>
  (
    await tx
      .select({ at: orderEventTable.at })
      .from(orderEventTable)
      .where(and(eq(orderEventTable.orderId, orderId), eq(orderEventTable.to, 'paid')))
      .orderBy(asc(orderEventTable.id))
      .limit(1)
  )[0]?.at ?? null;
