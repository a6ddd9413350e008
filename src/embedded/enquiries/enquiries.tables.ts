import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AppointmentKind, EnquiryDraft, EnquiryKind } from '../../contract/enquiry.js';
import type { Locale } from '../../contract/locales.js';
import type { Owner } from '../identity/identity.js';
import type { AskedGoods, Suspicion } from './enquiries.types.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What visitors asked. Files that came with it are uploads whose owner is `enquiry:<id>`. */
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
    /** What a quotation is about, as it was when it was asked for. */
    goods: jsonb('goods').$type<AskedGoods>(),
    /** The calculator's query. */
    room: text('room'),
    jobOffer: text('job_offer'),
    orderNumber: text('order_number'),
    /** The moment that was wished for; whether it was booked says `appointment`. */
    appointment: text('appointment').$type<AppointmentKind>(),
    appointmentDay: text('appointment_day'),
    appointmentTime: text('appointment_time'),
    receivedAt: moment('received_at').notNull(),
    /** Why nobody was told of it; null once it is released. */
    suspicion: text('suspicion').$type<Suspicion>(),
    /** The sender got a mail about it. */
    isAcknowledged: boolean('is_acknowledged').notNull().default(true),
    /** The matter is over: from then on an application has four weeks. */
    closedAt: moment('closed_at'),
  },
  (table) => [index('enquiry_by_age').on(table.receivedAt), index('enquiry_by_email').on(sql`lower(${table.email})`, table.receivedAt)],
);

/** Moments that are taken. A moment has so many seats, and each is taken once. Until its sender confirms it, a moment is held for minutes. */
export const appointmentTable = pgTable(
  'appointment',
  {
    id: text('id').primaryKey(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiryTable.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AppointmentKind>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    seat: smallint('seat').notNull(),
    /** Null: held until then, by a sender from the network of this hash. */
    confirmedAt: moment('confirmed_at').default(sql`now()`),
    heldUntil: moment('held_until'),
    network: text('network'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    uniqueIndex('appointment_by_seat').on(table.kind, table.startsAt, table.seat).where(sql`cancelled_at is null`),
    uniqueIndex('appointment_by_enquiry').on(table.enquiryId),
    index('appointment_held_by_network').on(table.network).where(sql`network is not null`),
  ],
);
/** Whether nobody else can have the moment: it is confirmed, or still held. */
export const isTaken = sql`${appointmentTable.cancelledAt} is null and (${appointmentTable.confirmedAt} is not null or ${appointmentTable.heldUntil} > now())`;

/** What was typed into a form that could not be sent: one a form and visitor, for a day. */
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
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kind] }), index('enquiry_draft_by_age').on(table.updatedAt)],
);

/** Who gets the newsletter: whoever said so twice, with the evidence of it (Regulation (EU) 2016/679, article 7, 1). */
export const newsletterTable = pgTable(
  'newsletter_subscription',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The form was sent, and from which network; unknown for those of before it was written down. */
    askedAt: moment('asked_at'),
    askedFrom: text('asked_from'),
    confirmedAt: moment('confirmed_at').notNull(),
    confirmedFrom: text('confirmed_from'),
    /** What was agreed to, word by word. */
    consentText: text('consent_text'),
    /** Key of the link out of the list. */
    unsubscribeKey: text('unsubscribe_key').notNull().default(sql`gen_random_uuid()::text`),
  },
  (table) => [uniqueIndex('newsletter_by_email').on(sql`lower(${table.email})`), uniqueIndex('newsletter_by_key').on(table.unsubscribeKey)],
);
