import { and, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../database/database.module.js';
import { hasEmail } from '../database/has-email.js';
import { enquiryOwner } from '../identity/identity.js';
import { mailTable } from '../mail/mail.tables.js';
import { uploadTable } from '../uploads/uploads.tables.js';
import { enquiryTable, newsletterTable } from './enquiries.tables.js';

/** Result of `eraseAddress`. */
export interface ErasedCounts {
  enquiries: number;
  /** Ids of deleted uploads, whose files the caller must remove after the commit. */
  uploads: string[];
}

/**
 * Deletes the newsletter subscription and the enquiries of an e-mail address, with files and appointments. If there were enquiries, it also
 * deletes the sent mails to the address or with it as reply address. Withdrawals stay as legal evidence for both sides.
 */
export const eraseAddress = async (tx: Executor, email: string): Promise<ErasedCounts> => {
  await tx.delete(newsletterTable).where(hasEmail(newsletterTable.email, email));
  const rows = await tx
    .delete(enquiryTable)
    .where(and(hasEmail(enquiryTable.email, email), ne(enquiryTable.kind, 'withdrawal')))
    .returning({ id: enquiryTable.id });
  if (!rows.length) return { enquiries: 0, uploads: [] };
  const owners = rows.map(({ id }) => enquiryOwner(id));
  const files = await tx.delete(uploadTable).where(inArray(uploadTable.owner, owners)).returning({ id: uploadTable.id });
  const isAbout = or(hasEmail(mailTable.to, email), hasEmail(mailTable.replyTo, email));
  await tx.delete(mailTable).where(and(isAbout, isNotNull(mailTable.sentAt)));
  return { enquiries: rows.length, uploads: files.map(({ id }) => id) };
};
