import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { BrandCode } from '../../contract/brand-codes.js';
import { sellerTimeZone } from '../../domain/seller.js';
import { localTime } from '../../domain/zoned-time.js';
import type { Executor } from '../database/database.module.js';
import { documentNumber } from '../database/document-number.js';
import { orderEventTable } from '../orders/orders.tables.js';
import type { OrderView } from '../orders/order.presenter.js';
import { placedLine, storedLine } from '../orders/stored-line.js';
import { creditNoteCounterTable, creditNoteTable, invoiceCounterTable, invoiceTable, supersededInvoiceTable } from './invoices.tables.js';

export type InvoiceRow = typeof invoiceTable.$inferSelect;
/** A replaced invoice, with the order as it showed it. */
export type SupersededInvoice = InvoiceRow & { orderId: string; order: Pick<OrderView, 'lines' | 'shipping' | 'totals'> };
export type CreditNoteRow = typeof creditNoteTable.$inferSelect;

/** Date of issue of a document: the calendar day in the seller's time zone. */
export const dayOfIssue = (issuedAt: Date): string => localTime(issuedAt, sellerTimeZone).day;

/**
 * SQL for the next number of a series in a shop's year: use `with(counted)` in the insert of the document, and `number` as its value.
 * Call it late: it locks the counter, so that other transactions of the series wait until this one ends.
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
  return { counted, number: documentNumber(`${series}${shop}-${year}-`, sql`(select last from counted)`) };
};

/** Issues the invoice of an order with the next number of the shop's year. In the transaction that places the order, so that numbers have no gaps. */
export const issueInvoice = async (tx: Executor, orderId: string, shop: BrandCode, issuedAt: Date): Promise<void> => {
  const { counted, number } = nextNumber(tx, invoiceCounterTable, 'F', shop, issuedAt);
  await tx.with(counted).insert(invoiceTable).values({ orderId, number, issuedAt });
};

export const findInvoice = async (tx: Executor, orderId: string): Promise<InvoiceRow | undefined> =>
  (await tx.select().from(invoiceTable).where(eq(invoiceTable.orderId, orderId)))[0];

/** Returns the shop code, with which each order number begins. */
export const shopOf = (orderNumber: string) => orderNumber.split('-')[0] as BrandCode;

/**
 * Replaces the invoice of a locked order by one with the next number. Its credit notes remain with the replaced invoice.
 * @param order as it was invoiced
 * @returns number of the new invoice
 */
export const replaceInvoice = async (tx: Executor, { id, number, lines, shipping, totals }: OrderView): Promise<string> => {
  const before = (await findInvoice(tx, id))!;
  const stored = lines.map((line) => ({ ...storedLine(line), id: line.id, quantity: line.quantity }));
  await tx.insert(supersededInvoiceTable).values({ ...before, order: { lines: stored, shipping, totals } });
  await tx
    .update(creditNoteTable)
    .set({ supersededInvoice: before.number })
    .where(and(eq(creditNoteTable.orderId, id), isNull(creditNoteTable.supersededInvoice)));
  await tx.delete(invoiceTable).where(eq(invoiceTable.orderId, id));
  await issueInvoice(tx, id, shopOf(number!), new Date());
  return (await findInvoice(tx, id))!.number;
};

/** Replaced invoices of an order, oldest first. */
export const supersededOf = async (tx: Executor, orderId: string): Promise<SupersededInvoice[]> => {
  const rows = await tx.select().from(supersededInvoiceTable).where(eq(supersededInvoiceTable.orderId, orderId)).orderBy(asc(supersededInvoiceTable.issuedAt)).limit(20);
  return rows.map((row) => ({ ...row, order: { ...row.order, lines: row.order.lines.map(({ id, quantity, ...snapshot }) => placedLine({ id, quantity, snapshot })) } }));
};

const creditNotes = (tx: Executor, orderId: string, supersededInvoice: string | null): Promise<CreditNoteRow[]> =>
  tx
    .select()
    .from(creditNoteTable)
    .where(
      and(eq(creditNoteTable.orderId, orderId), supersededInvoice === null ? isNull(creditNoteTable.supersededInvoice) : eq(creditNoteTable.supersededInvoice, supersededInvoice)),
    )
    .orderBy(asc(creditNoteTable.issuedAt), asc(creditNoteTable.number))
    .limit(200);

/** Credit notes of an order's current invoice, oldest first. They are few, because each reduces the amount of the invoice. */
export const creditNotesOf = (tx: Executor, orderId: string): Promise<CreditNoteRow[]> => creditNotes(tx, orderId, null);

/** Credit notes of a replaced invoice, oldest first. */
export const supersededCreditNotesOf = (tx: Executor, { orderId, number }: SupersededInvoice): Promise<CreditNoteRow[]> => creditNotes(tx, orderId, number);

/** When the order was paid; null if it is not paid yet. */
export const paidAtOf = async (tx: Executor, orderId: string): Promise<Date | null> =>
  (
    await tx
      .select({ at: orderEventTable.at })
      .from(orderEventTable)
      .where(and(eq(orderEventTable.orderId, orderId), eq(orderEventTable.to, 'paid')))
      .orderBy(asc(orderEventTable.id))
      .limit(1)
  )[0]?.at ?? null;
