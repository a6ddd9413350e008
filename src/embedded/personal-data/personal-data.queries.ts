import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { configurationTable } from '../configuration/configuration.tables.js';
import type { Executor } from '../database/database.module.js';
import { hasEmail } from '../database/has-email.js';
import { enquiryTable, newsletterTable } from '../enquiries/enquiries.tables.js';
import type { Owner } from '../identity/identity.js';
import { invoiceTable, supersededInvoiceTable } from '../invoices/invoices.tables.js';
import { orderEventTable, orderLineTable, orderTable } from '../orders/orders.tables.js';
import { paymentTable } from '../orders/payments.tables.js';
import { placedLine } from '../orders/stored-line.js';
import { uploadTable } from '../uploads/uploads.tables.js';
import { withdrawalTable } from '../withdrawals/withdrawals.tables.js';

/** Rows read at a time. */
const pageSize = 100;

/** Reads a table in pages in the order of its ids. Each page is a separate query, so that a slow client does not occupy a database connection. */
async function* pagesOf<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await read(after);
    if (rows.length) yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.id;
  }
}

const byOrder = (rows: readonly { orderId: string }[], orderId: string) => rows.filter((row) => row.orderId === orderId).map(({ orderId: _, ...facts }) => facts);

/** Placed orders with lines, history, payments, invoices and withdrawals. */
export async function* ordersOf(db: Executor, owner: Owner): AsyncGenerator<object[]> {
  const { id, number, state, locale, currency, details, shipping, totals, placedAt } = orderTable;
  const read = (after: string) =>
    db
      .select({ id, number, state, locale, currency, details, shipping, totals, placedAt })
      .from(orderTable)
      .where(and(eq(orderTable.owner, owner), ne(orderTable.state, 'open'), gt(orderTable.id, after)))
      .orderBy(asc(orderTable.id))
      .limit(pageSize);
  for await (const orders of pagesOf(read)) {
    const belongings = await belongingsOf(
      db,
      orders.map((order) => order.id),
    );
    yield orders.map((order) => ({ ...order, ...Object.fromEntries(Object.entries(belongings).map(([name, rows]) => [name, byOrder(rows, order.id)])) }));
  }
}

const belongingsOf = async (db: Executor, orderIds: string[]) => ({
  lines: (await db.select().from(orderLineTable).where(inArray(orderLineTable.orderId, orderIds)).orderBy(asc(orderLineTable.position))).map((row) => {
    const { id: _id, quantity, available: _available, ...goods } = placedLine(row);
    return { orderId: row.orderId, quantity, goods };
  }),
  history: await db
    .select({ orderId: orderEventTable.orderId, at: orderEventTable.at, from: orderEventTable.from, to: orderEventTable.to })
    .from(orderEventTable)
    .where(inArray(orderEventTable.orderId, orderIds))
    .orderBy(asc(orderEventTable.id)),
  payments: await db
    .select({
      orderId: paymentTable.orderId,
      method: paymentTable.method,
      status: paymentTable.status,
      amount: paymentTable.amount,
      currency: paymentTable.currency,
      createdAt: paymentTable.createdAt,
    })
    .from(paymentTable)
    .where(inArray(paymentTable.orderId, orderIds))
    .orderBy(asc(paymentTable.createdAt)),
  invoices: await db
    .select({ orderId: invoiceTable.orderId, number: invoiceTable.number, issuedAt: invoiceTable.issuedAt })
    .from(invoiceTable)
    .where(inArray(invoiceTable.orderId, orderIds)),
  supersededInvoices: await db
    .select({ orderId: supersededInvoiceTable.orderId, number: supersededInvoiceTable.number, issuedAt: supersededInvoiceTable.issuedAt })
    .from(supersededInvoiceTable)
    .where(inArray(supersededInvoiceTable.orderId, orderIds)),
  withdrawals: await db
    .select({
      orderId: withdrawalTable.orderId,
      receivedAt: withdrawalTable.receivedAt,
      lines: withdrawalTable.lines,
      reason: withdrawalTable.reason,
      refund: withdrawalTable.refund,
    })
    .from(withdrawalTable)
    .where(inArray(withdrawalTable.orderId, orderIds)),
});

/** Configurations of products, in a cart or saved. */
export const configurationsOf = (db: Executor, owner: Owner) => {
  const { id, productId, quantity, choices, crop, createdAt, updatedAt } = configurationTable;
  return pagesOf((after) =>
    db
      .select({ id, productId, quantity, choices, crop, createdAt, updatedAt })
      .from(configurationTable)
      .where(and(eq(configurationTable.owner, owner), gt(configurationTable.id, after)))
      .orderBy(asc(configurationTable.id))
      .limit(pageSize),
  );
};

/** Metadata of uploaded files. The files themselves are in the export of saved items. */
export const uploadsOf = (db: Executor, owner: Owner) => {
  const { id, name, type, size, width, height, createdAt } = uploadTable;
  return pagesOf((after) =>
    db
      .select({ id, name, type, size, width, height, createdAt })
      .from(uploadTable)
      .where(and(eq(uploadTable.owner, owner), gt(uploadTable.id, after)))
      .orderBy(asc(uploadTable.id))
      .limit(pageSize),
  );
};

/** Enquiries that were sent with the customer's e-mail address. */
export const enquiriesOf = (db: Executor, email: string) =>
  pagesOf((after) =>
    db
      .select()
      .from(enquiryTable)
      .where(and(hasEmail(enquiryTable.email, email), gt(enquiryTable.id, after)))
      .orderBy(asc(enquiryTable.id))
      .limit(pageSize),
  );

/** The newsletter subscription of an e-mail address, if there is one. */
export async function* newsletterOf(db: Executor, email: string): AsyncGenerator<object[]> {
  const { locale, confirmedAt } = newsletterTable;
  yield await db.select({ email: newsletterTable.email, locale, confirmedAt }).from(newsletterTable).where(hasEmail(newsletterTable.email, email));
}
