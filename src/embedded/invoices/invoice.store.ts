import { eq, sql } from 'drizzle-orm';
import type { BrandCode } from '../../contract/brands.js';
import type { Executor } from '../database/database.module.js';
import { invoiceCounterTable, invoiceTable } from './invoices.tables.js';

export type InvoiceRow = typeof invoiceTable.$inferSelect;

/** Gives an order the next invoice number of its shop's year, in the transaction that places it: without gaps. */
export const issueInvoice = async (tx: Executor, orderId: string, shop: BrandCode, issuedAt: Date): Promise<void> => {
  const year = issuedAt.getUTCFullYear();
  const [counter] = await tx
    .insert(invoiceCounterTable)
    .values({ shop, year, last: 1 })
    .onConflictDoUpdate({ target: [invoiceCounterTable.shop, invoiceCounterTable.year], set: { last: sql`${invoiceCounterTable.last} + 1` } })
    .returning();
  await tx.insert(invoiceTable).values({ orderId, number: `F${shop}-${year}-${String(counter!.last).padStart(6, '0')}`, issuedAt });
};

export const findInvoice = async (tx: Executor, orderId: string): Promise<InvoiceRow | undefined> =>
  (await tx.select().from(invoiceTable).where(eq(invoiceTable.orderId, orderId)))[0];
