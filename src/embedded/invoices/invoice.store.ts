import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { BrandCode } from '../../contract/brand-codes.js';
import { sellerTimeZone } from '../../domain/seller.js';
import { localTime } from '../../domain/zoned-time.js';
import type { Executor } from '../database/database.module.js';
import { executeDeferred } from '../database/prepared.js';
import { documentNumber } from '../database/document-number.js';
import type { OrderView } from '../orders/order.presenter.js';
import { storedLine } from '../orders/stored-line.js';
import { creditNoteCounterTable, creditNoteTable, invoiceCounterTable, invoiceTable, supersededInvoiceTable } from './invoices.tables.js';

export type InvoiceRow = typeof invoiceTable.$inferSelect;
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
  await executeDeferred(tx, tx.with(counted).insert(invoiceTable).values({ orderId, number, issuedAt }).getSQL());
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

/** Credit notes of an order's current invoice, oldest first. They are few, because each reduces the amount of the invoice. */
export const creditNotesOf = (tx: Executor, orderId: string): Promise<CreditNoteRow[]> =>
  tx
    .select()
    .from(creditNoteTable)
    .where(and(eq(creditNoteTable.orderId, orderId), isNull(creditNoteTable.supersededInvoice)))
    .orderBy(asc(creditNoteTable.issuedAt), asc(creditNoteTable.number))
    .limit(200);
