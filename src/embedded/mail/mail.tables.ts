import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LegalDocumentId } from '../legal-documents/legal-documents.service.js';
import type { Locale } from '../../contract/locales.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A file of a mail: a text of its own, an uploaded file by its id, or a legal document in the language of the mail. */
export interface Attachment {
  name: string;
  type: string;
  content?: string;
  uploadId?: string;
  document?: LegalDocumentId;
  /** An order's invoice, written when the mail leaves. */
  invoiceOf?: string;
}

/** Mails, queued in the transaction that causes them and sent after it; then without their text. */
export const mailTable = pgTable(
  'mail',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    replyTo: text('reply_to'),
    /** Beside those that every mail has. */
    headers: jsonb('headers').$type<Record<string, string>>(),
    attachments: jsonb('attachments').$type<Attachment[]>(),
    /** The order that a link in the mail opens, and the SHA-256 of the link's key. The row is kept at least as long as the link works (`sweeping.ts`). */
    opensOrder: text('opens_order'),
    linkHash: text('link_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [uniqueIndex('mail_by_link').on(table.linkHash).where(sql`link_hash is not null`)],
);
