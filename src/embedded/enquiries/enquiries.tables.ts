import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EnquiryKind } from '../../contract/enquiry.js';
import type { Locale } from '../../contract/locales.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const enquiryTable = pgTable(
  'enquiry',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<EnquiryKind>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    email: text('email').notNull(),
    name: text('name'),
    company: text('company'),
    phone: text('phone'),
    message: text('message'),
    productId: text('product_id'),
    quantity: integer('quantity'),
    jobOffer: text('job_offer'),
    orderNumber: text('order_number'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('enquiry_by_age').on(table.receivedAt), index('enquiry_by_email').on(sql`lower(${table.email})`)],
);

/** Who gets the newsletter: whoever said so twice. */
export const newsletterTable = pgTable(
  'newsletter_subscription',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [uniqueIndex('newsletter_by_email').on(sql`lower(${table.email})`)],
);
