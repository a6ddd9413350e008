import { z } from 'zod';
import { Day, Email, Id, idOf, isRecord, optionalText, Phone, Slug, text } from './fields.js';

export const enquiryKinds = ['contact', 'quotation', 'advice', 'newsletter', 'jobApplication', 'withdrawal'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What a visitor can agree on for a moment of a working day. */
export const appointmentKinds = ['callBack', 'showroom'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];
/** Files that go along with an enquiry: 30 MB each at most, as every upload. */
export const enquiryFileLimit = 5;

type Needed = 'name' | 'message' | 'jobOffer' | 'orderNumber';
/** Fields a kind cannot do without, beside e-mail and consent. */
const required: Record<EnquiryKind, readonly Needed[]> = {
  contact: ['name', 'message'],
  quotation: ['name', 'message'],
  advice: ['name', 'message'],
  newsletter: [],
  jobApplication: ['name', 'message', 'jobOffer'],
  withdrawal: ['name', 'orderNumber'],
};

/** Time of day, `09:30`. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'yup.errors.string.matches');

type Asked = { kind: EnquiryKind } & { [Field in Needed]?: string | undefined };
/** A field that some kinds cannot do without; told also while other fields are wrong. */
const neededFor = (field: Needed) => ({ path: [field], message: 'yup.errors.mixed.required', when: ({ value }: { value: unknown }) => isRecord(value) });
const has = (field: Needed) => (enquiry: Asked) => !required[enquiry.kind]?.includes(field) || Boolean(enquiry[field]);

export const Enquire = z
  .strictObject({
    kind: z.enum(enquiryKinds),
    name: optionalText(120),
    company: optionalText(80),
    email: Email,
    phone: Phone.optional(),
    message: optionalText(5000),
    productId: idOf('product').optional(),
    quantity: z.number().int().min(1).max(99_999).optional(),
    jobOffer: Slug.optional(),
    orderNumber: optionalText(120),
    /** A configuration of the sender's, and whether the sender's cart goes along: what a quotation is asked for. */
    configurationId: idOf('configuration').optional(),
    withCart: z.boolean().optional(),
    /** The room that advice is asked for, as the calculator's address says it. */
    room: optionalText(1000),
    /** A moment to be called back or received at: one of those that `listAppointments` names, all three or none. */
    appointment: z.enum(appointmentKinds).optional(),
    appointmentDay: Day.optional(),
    appointmentTime: TimeOfDay.optional(),
    /** Files that the sender has uploaded. */
    files: z.array(idOf('storageFile')).max(enquiryFileLimit).optional(),
    /** People leave it empty: they do not see it. */
    website: text(200).optional(),
    /** When the form was opened: nobody writes a message within a second or two. */
    openedAt: z.iso.datetime().optional(),
    /** The sender agrees to what is done with the data. */
    consent: z.literal(true),
  })
  .refine(has('name'), neededFor('name'))
  .refine(has('message'), neededFor('message'))
  .refine(has('jobOffer'), neededFor('jobOffer'))
  .refine(has('orderNumber'), neededFor('orderNumber'));
export type Enquire = z.infer<typeof Enquire>;

export const Enquiry = z.object({
  id: Id,
  kind: z.enum(enquiryKinds),
  receivedAt: z.iso.datetime(),
  /** Waits for a click in a mail (newsletter: double opt-in). */
  needsConfirmation: z.boolean(),
});
export type Enquiry = z.infer<typeof Enquiry>;
export const ConfirmedEnquiry = z.object({ kind: z.enum(enquiryKinds), confirmedAt: z.iso.datetime() });

export const ListAppointments = z.strictObject({ kind: z.enum(appointmentKinds) });
/** Moments that are free, on the clock of the place that is visited or called from. */
export const Appointments = z.object({
  kind: z.enum(appointmentKinds),
  timeZone: z.string(),
  /** The day it is there. */
  today: Day,
  /** Days with a free moment, the first one first, within the next weeks. */
  days: z.array(z.object({ day: Day, times: z.array(TimeOfDay).min(1) })),
  /** The other days of the same whole weeks, and the name of the holiday. */
  closed: z.array(z.object({ day: Day, reason: z.enum(['past', 'weekend', 'holiday', 'full']), name: z.string().nullable() })),
});
export type Appointments = z.infer<typeof Appointments>;
