import { asc, inArray } from 'drizzle-orm';
import type { DocumentFormat, OrderDocument } from '../../contract/document.js';
import type { Executor } from '../database/database.module.js';
import type { OrderView } from '../orders/order.presenter.js';
import { creditNoteTable, invoiceTable, supersededInvoiceTable } from './invoices.tables.js';
import { electronicAddressOf } from './ubl/electronic-address.js';

/** The parts of an order that its documents depend on. */
export type DocumentedOrder = Pick<OrderView, 'id' | 'details' | 'totals'>;

const formatsOf = (order: DocumentedOrder): DocumentFormat[] => (electronicAddressOf(order) ? ['pdf', 'ubl'] : ['pdf']);

/** Documents of placed orders by the ids of the orders: each invoice followed by its credit notes, oldest first. The last invoice is the current one. */
export const documentsOf = async (tx: Executor, orders: readonly DocumentedOrder[]): Promise<Map<string, OrderDocument[]>> => {
  const ids = orders.map(({ id }) => id);
  const invoices = await tx.select().from(invoiceTable).where(inArray(invoiceTable.orderId, ids));
  const superseded = await tx.select().from(supersededInvoiceTable).where(inArray(supersededInvoiceTable.orderId, ids)).orderBy(asc(supersededInvoiceTable.issuedAt));
  const notes = await tx.select().from(creditNoteTable).where(inArray(creditNoteTable.orderId, ids)).orderBy(asc(creditNoteTable.issuedAt), asc(creditNoteTable.number));
  return new Map(
    orders.map((order) => {
      const isOwn = ({ orderId }: { orderId: string | null }) => orderId === order.id;
      const formats = formatsOf(order);
      const own = [
        ...superseded.filter(isOwn).map(({ number, issuedAt, order: { totals } }) => ({ number, issuedAt, total: totals.total, supersededInvoice: number as string | null })),
        ...invoices.filter(isOwn).map(({ number, issuedAt }) => ({ number, issuedAt, total: order.totals.total, supersededInvoice: null })),
      ];
      const documents = own.flatMap(({ number, issuedAt, total, supersededInvoice }): OrderDocument[] => [
        { kind: 'invoice', number, issuedAt: issuedAt.toISOString(), cause: null, total, formats },
        ...notes
          .filter((note) => isOwn(note) && note.supersededInvoice === supersededInvoice)
          .map((note) => ({ kind: 'creditNote' as const, number: note.number, issuedAt: note.issuedAt.toISOString(), cause: note.cause, total: note.total, formats })),
      ]);
      return [order.id, documents];
    }),
  );
};
