import { and, eq, notInArray, ne } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { addJobs } from '../jobs/add-jobs.js';
import { paymentTable } from './payments.tables.js';

/** Queues the closing of an order's open payments, so that nobody pays an order that is paid or cancelled. @param but id of the payment that was paid */
export const closePayments = async (tx: Executor, orderId: string, but = ''): Promise<void> => {
  const open = and(eq(paymentTable.orderId, orderId), ne(paymentTable.id, but), notInArray(paymentTable.status, ['paid', 'failed', 'canceled', 'expired']));
  const payments = await tx.select({ id: paymentTable.id }).from(paymentTable).where(open);
  if (payments.length) await addJobs(tx, 'close_payment', payments);
};
