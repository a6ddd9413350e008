import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { creditNoteDocument, type InvoiceDocument, invoiceDocument } from '../invoices/invoice-document.js';
import { invoiceFactsOf } from '../invoices/invoice-facts.js';
import { creditNoteTable, invoiceTable, supersededInvoiceTable } from '../invoices/invoices.tables.js';
import { orderTable } from '../orders/orders.tables.js';
import type { Period } from './periods.js';
import { type Supply, supplyOf } from './supplies.js';

/** Documents whose orders are read together. */
const batch = 200;

/** An invoice or credit note with the VAT of its supply. */
export interface BookedDocument extends InvoiceDocument {
  supply: Supply;
  /** 1 for an invoice, -1 for a credit note, whose amounts reduce the sums. */
  sign: 1 | -1;
}

/** Amounts in minor units. */
export interface Amounts {
  net: number;
  vat: number;
  gross: number;
}
export const amountsOf = ({ includingVat, excludingVat }: BookedDocument['total'], sign: 1 | -1 = 1): Amounts => ({
  net: sign * excludingVat.amount,
  vat: sign * (includingVat.amount - excludingVat.amount),
  gross: sign * includingVat.amount,
});

/** Numbers of the documents of a period with their orders, invoices first. */
const listed = async (tx: Executor, { from, until }: Period): Promise<{ number: string; orderId: string }[]> => {
  const issued = (table: typeof invoiceTable | typeof supersededInvoiceTable | typeof creditNoteTable) =>
    sql`select number, order_id as "orderId" from ${table} where issued_at >= ${from.toISOString()}::timestamptz and issued_at < ${until.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ number: string; orderId: string }>(sql`
    select * from (${issued(invoiceTable)} union all ${issued(supersededInvoiceTable)} union all ${issued(creditNoteTable)}) documents
    order by left(number, 1) desc, length(number), number`);
  return rows;
};

const allOf = async (tx: Executor, orderIds: readonly string[]): Promise<Map<string, BookedDocument>> => {
  const rows = await tx
    .select()
    .from(orderTable)
    .where(inArray(orderTable.id, [...new Set(orderIds)]));
  const facts = [...(await invoiceFactsOf(tx, rows)).values()].flat();
  const documents = facts.flatMap((one): BookedDocument[] => {
    const supply = supplyOf(one.order);
    return [{ ...invoiceDocument(one), supply, sign: 1 }, ...one.creditNotes.map((note) => ({ ...creditNoteDocument(one, note), supply, sign: -1 as const }))];
  });
  return new Map(documents.map((document) => [document.number, document]));
};

/** Yields the invoices and credit notes that were issued in a period, invoices first, by number. */
export async function* documentsIn(tx: Executor, period: Period): AsyncGenerator<BookedDocument> {
  const all = await listed(tx, period);
  for (let at = 0; at < all.length; at += batch) {
    const page = all.slice(at, at + batch);
    const found = await allOf(
      tx,
      page.map(({ orderId }) => orderId),
    );
    for (const { number } of page) yield found.get(number)!;
  }
}
