import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LegalDocumentId } from '../legal-documents/legal-documents.service.js';
import type { Locale } from '../../contract/locales.js';
import { timestamptz } from '../database/timestamptz.js';

/** Attachment: a text, an uploaded file by id, a legal document in the language of the mail, or an invoice. */
export interface Attachment {
  name: string;
  type: string;
  content?: string;
  uploadId?: string;
  document?: LegalDocumentId;
  /** Id of the order whose invoice is attached; rendered when the mail is sent. */
  invoiceOf?: string;
}

/** Mails, queued in the transaction that causes them. After a mail is sent its content is deleted. */
export const mailTable = pgTable(
  'mail',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    /** JSON of `MailContent`, encrypted. Null: the mail was sent, or a previous release has rendered it into `html` and `text`. */
    content: text('content'),
    html: text('html').notNull().default(''),
    text: text('text').notNull().default(''),
    locale: text('locale').$type<Locale>().notNull(),
    replyTo: text('reply_to'),
    /** Headers in addition to those of every mail. */
    headers: jsonb('headers').$type<Record<string, string>>(),
    attachments: jsonb('attachments').$type<Attachment[]>(),
    /** Order that a link in the mail opens. `linkHash` is the SHA-256 of the link's token. The row is kept at least as long as the link works (`cleanup.ts`). */
    opensOrder: text('opens_order'),
    linkHash: text('link_hash'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    sentAt: timestamptz('sent_at'),
  },
  (table) => [uniqueIndex('mail_by_link').on(table.linkHash).where(sql`link_hash is not null`)],
);
