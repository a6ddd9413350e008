import { asc, inArray } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { presentPlaced } from '../orders/order.presenter.js';
import { type OrderRow, recordsOfAll } from '../orders/order.store.js';
import { placedLine } from '../orders/stored-line.js';
import type { InvoiceFacts } from './invoice-document.js';
import { creditNoteTable, invoiceTable, supersededInvoiceTable } from './invoices.tables.js';

/** Invoices of placed orders with their credit notes by the ids of the orders, oldest first. The last one of an order is the current invoice. */
export const invoiceFactsOf = async (tx: Executor, rows: readonly OrderRow[]): Promise<Map<string, InvoiceFacts[]>> => {
  const ids = rows.map(({ id }) => id);
  const records = await recordsOfAll(tx, ids);
  const invoices = await tx.select().from(invoiceTable).where(inArray(invoiceTable.orderId, ids));
  const superseded = await tx.select().from(supersededInvoiceTable).where(inArray(supersededInvoiceTable.orderId, ids)).orderBy(asc(supersededInvoiceTable.issuedAt));
  const notes = await tx.select().from(creditNoteTable).where(inArray(creditNoteTable.orderId, ids)).orderBy(asc(creditNoteTable.issuedAt), asc(creditNoteTable.number));
  const factsOf = (row: OrderRow): InvoiceFacts[] => {
    const isOwn = ({ orderId }: { orderId: string | null }) => orderId === row.id;
    const invoice = invoices.find(isOwn);
    if (!invoice) return [];
    const found = records.get(row.id)!;
    const order = presentPlaced(row, found);
    const paidAt = found.history.find(({ state }) => state === 'paid')?.at ?? null;
    const notesOf = (replaced: string | null) => notes.filter((note) => isOwn(note) && note.supersededInvoice === replaced);
    const replaced = superseded.filter(isOwn).map((former): InvoiceFacts => {
      const lines = former.order.lines.map(({ id, quantity, ...snapshot }) => placedLine({ id, quantity, snapshot }));
      return { order: { ...order, ...former.order, lines }, invoice: former, creditNotes: notesOf(former.number), paidAt };
    });
    return [...replaced, { order, invoice, creditNotes: notesOf(null), paidAt }];
  };
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
};
