import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { enquiryTable, newsletterTable } from './enquiries.tables.js';

/** Forgets what was asked and signed up for from an address. Withdrawals stay: they prove what both sides owe each other. */
export const forgetAddress = async (tx: Executor, email: string): Promise<void> => {
  const address = email.toLowerCase();
  await tx.delete(newsletterTable).where(eq(sql`lower(${newsletterTable.email})`, address));
  await tx.delete(enquiryTable).where(and(eq(sql`lower(${enquiryTable.email})`, address), ne(enquiryTable.kind, 'withdrawal')));
};
