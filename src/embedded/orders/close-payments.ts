import { and, eq, notInArray, ne } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { addJobs } from '../jobs/add-jobs.js';
import { paymentTable } from './payments.tables.js';

/** Plans the end of what an order could still be paid by: nobody shall pay what is paid already, or cancelled. @param but the payment that was paid */
export const closePayments = async (tx: Executor, orderId: string, but = ''): Promise<void> => {
  const open = and(eq(paymentTable.orderId, orderId), ne(paymentTable.id, but), notInArray(paymentTable.status, ['paid', 'failed', 'canceled', 'expired']));
  const payments = await tx.select({ id: paymentTable.id }).from(paymentTable).where(open);
  if (payments.length) await addJobs(tx, 'close_payment', payments);
};
