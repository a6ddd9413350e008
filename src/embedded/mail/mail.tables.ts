import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Locale } from '../../contract/locales.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Mails, queued in the transaction that causes them and sent after it. */
export const mailTable = pgTable(
  'mail',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** After a failed attempt: when to try again. */
    notBefore: moment('not_before').notNull().defaultNow(),
  },
  (table) => [index('mail_waiting').on(table.notBefore).where(sql`sent_at is null`)],
);
