import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AppointmentKind, EnquiryDraft, EnquiryKind } from '../../contract/enquiry.js';
import type { Locale } from '../../contract/locales.js';
import { timestamptz } from '../database/timestamptz.js';
import type { Owner } from '../identity/identity.js';
import type { EnquiryGoods, Suspicion } from './enquiries.types.js';

/** Enquiries. Their files are uploads with the owner `enquiry:<id>`. */
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
    configurationId: text('configuration_id'),
    /** Snapshot of the goods in a quotation request. */
    goods: jsonb('goods').$type<EnquiryGoods>(),
    /** Query string of the room calculator. */
    room: text('room'),
    jobOffer: text('job_offer'),
    orderNumber: text('order_number'),
    /** Requested slot. The table `appointment` contains the booking, if there is one. */
    appointment: text('appointment').$type<AppointmentKind>(),
    appointmentDay: text('appointment_day'),
    appointmentTime: text('appointment_time'),
    receivedAt: timestamptz('received_at').notNull(),
    /** Why it is held back and no mails were sent; null: accepted or released. */
    suspicion: text('suspicion').$type<Suspicion>(),
    /** Whether the sender got a mail. */
    isAcknowledged: boolean('is_acknowledged').notNull().default(true),
    /** Time at which operators closed it. A job application is deleted four weeks later. */
    closedAt: timestamptz('closed_at'),
    /** When it was received, released or closed. */
    changedAt: timestamptz('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('enquiry_by_change').on(table.changedAt, table.id),
    index('enquiry_by_age').on(table.receivedAt),
    index('enquiry_by_email').on(sql`lower(${table.email})`, table.receivedAt),
  ],
);

/** Appointments. A slot has a number of seats, each of which can be booked once. An unconfirmed appointment holds its seat for some minutes. */
export const appointmentTable = pgTable(
  'appointment',
  {
    id: text('id').primaryKey(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiryTable.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AppointmentKind>().notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    seat: smallint('seat').notNull(),
    /** Null: not confirmed. Then `held_until` is the end of the hold, and `network` the hash of the sender's network. */
    confirmedAt: timestamptz('confirmed_at').default(sql`now()`),
    heldUntil: timestamptz('held_until'),
    network: text('network'),
    cancelledAt: timestamptz('cancelled_at'),
  },
  (table) => [
    uniqueIndex('appointment_by_seat').on(table.kind, table.startsAt, table.seat).where(sql`cancelled_at is null`),
    uniqueIndex('appointment_by_enquiry').on(table.enquiryId),
    index('appointment_held_by_network').on(table.network).where(sql`network is not null`),
  ],
);
/** Condition for appointments that occupy their seat: confirmed, or held and not expired. */
export const isTaken = sql`${appointmentTable.cancelledAt} is null and (${appointmentTable.confirmedAt} is not null or ${appointmentTable.heldUntil} > now())`;

/** Input of rejected forms: one per form and visitor, kept for a day. */
export const enquiryDraftTable = pgTable(
  'enquiry_draft',
  {
    owner: text('owner').$type<Owner>().notNull(),
    kind: text('kind').$type<EnquiryKind>().notNull(),
    values: jsonb('values').$type<EnquiryDraft['values']>().notNull(),
    /** Ids of library files. */
    files: text('files').array().notNull(),
    problem: text('problem').$type<EnquiryDraft['problem']>().notNull(),
    errors: jsonb('errors').$type<EnquiryDraft['errors']>().notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kind] }), index('enquiry_draft_by_age').on(table.updatedAt)],
);

/** Newsletter subscriptions by double opt-in, with the evidence of consent (Regulation (EU) 2016/679, article 7, 1). */
export const newsletterTable = pgTable(
  'newsletter_subscription',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Time of the form and network of its sender; null for subscriptions from before these were stored. */
    askedAt: timestamptz('asked_at'),
    askedFrom: text('asked_from'),
    confirmedAt: timestamptz('confirmed_at').notNull(),
    confirmedFrom: text('confirmed_from'),
    /** Exact text of the consent. */
    consentText: text('consent_text'),
    /** Token of the unsubscribe link. */
    unsubscribeKey: text('unsubscribe_key').notNull().default(sql`gen_random_uuid()::text`),
  },
  (table) => [uniqueIndex('newsletter_by_email').on(sql`lower(${table.email})`), uniqueIndex('newsletter_by_key').on(table.unsubscribeKey)],
);
