import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { enquiryOwner } from '../identity/identity.js';
import { mailTable } from '../mail/mail.tables.js';
import { uploadTable } from '../uploads/uploads.tables.js';
import { enquiryTable, newsletterTable } from './enquiries.tables.js';

/** What was forgotten of an address. */
export interface Forgotten {
  enquiries: number;
  /** Ids whose files are to be removed once that is committed. */
  uploads: string[];
}

/** Forgets what was asked and signed up for from an address, with files, appointments and mails of it. Withdrawals stay: they prove what both sides owe each other. */
export const forgetAddress = async (tx: Executor, email: string): Promise<Forgotten> => {
  const address = email.toLowerCase();
  await tx.delete(newsletterTable).where(eq(sql`lower(${newsletterTable.email})`, address));
  const rows = await tx
    .delete(enquiryTable)
    .where(and(eq(sql`lower(${enquiryTable.email})`, address), ne(enquiryTable.kind, 'withdrawal')))
    .returning({ id: enquiryTable.id });
  if (!rows.length) return { enquiries: 0, uploads: [] };
  const owners = rows.map(({ id }) => enquiryOwner(id));
  const files = await tx.delete(uploadTable).where(inArray(uploadTable.owner, owners)).returning({ id: uploadTable.id });
  const isAbout = or(eq(sql`lower(${mailTable.to})`, address), eq(sql`lower(${mailTable.replyTo})`, address));
  await tx.delete(mailTable).where(and(isAbout, isNotNull(mailTable.sentAt)));
  return { enquiries: rows.length, uploads: files.map(({ id }) => id) };
};
