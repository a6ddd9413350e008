import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Locale } from '../../contract/locales.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Mails, queued in the transaction that causes them and sent after it. */
export const mailTable = pgTable('mail', {
  id: text('id').primaryKey(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
});
