import { and, asc, eq, sql } from 'drizzle-orm';
import type { BrandCode } from '../../contract/brands.js';
import { sellerTimeZone } from '../../domain/seller.js';
import { localTime } from '../../domain/zoned-time.js';
import type { Executor } from '../database/database.module.js';
import { numbered } from '../database/numbered.js';
import { orderEventTable } from '../orders/orders.tables.js';
import { creditNoteCounterTable, creditNoteTable, invoiceCounterTable, invoiceTable } from './invoices.tables.js';

export type InvoiceRow = typeof invoiceTable.$inferSelect;
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

/** An order's credit notes, oldest first: each takes something of the invoice, so they are few. */
export const creditNotesOf = (tx: Executor, orderId: string): Promise<CreditNoteRow[]> =>
  tx.select().from(creditNoteTable).where(eq(creditNoteTable.orderId, orderId)).orderBy(asc(creditNoteTable.issuedAt), asc(creditNoteTable.number)).limit(200);

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
