import { z } from 'zod';
import { FieldError, type ProblemCode, problemCodes } from './errors.js';
import { Day, Email, Id, idOf, isRecord, draftText, optionalMessage, OptionalPhone, optionalText, requiredText, Slug, text } from './fields.js';

export const enquiryKinds = ['contact', 'quotation', 'advice', 'newsletter', 'jobApplication', 'withdrawal'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What a visitor can agree on for a moment of a working day. */
export const appointmentKinds = ['callBack', 'showroom'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];
/** Files that go along with an enquiry: 30 MB each at most, as every upload. */
export const enquiryFileLimit = 5;

/** What some kinds ask for and others have no use for. */
const fieldsByKind = {
  contact: { needs: ['name', 'message'], takes: ['company', 'phone', 'appointment', 'files'] },
  quotation: { needs: ['name', 'message'], takes: ['company', 'phone', 'productId', 'quantity', 'configurationId', 'withCart', 'appointment', 'files'] },
  advice: { needs: ['name', 'message'], takes: ['company', 'phone', 'productId', 'room', 'appointment', 'files'] },
  newsletter: { needs: [], takes: ['name'] },
  jobApplication: { needs: ['name', 'message', 'jobOffer'], takes: ['phone', 'files'] },
  withdrawal: { needs: ['name', 'orderNumber'], takes: ['company', 'phone', 'message'] },
} as const satisfies Record<EnquiryKind, { needs: readonly string[]; takes: readonly string[] }>;
type Rules = (typeof fieldsByKind)[EnquiryKind];
type Needed = Rules['needs'][number];
type Chosen = Needed | Rules['takes'][number];
const needed: readonly Needed[] = ['name', 'message', 'jobOffer', 'orderNumber'];
const chosen: readonly Chosen[] = [...needed, 'company', 'phone', 'productId', 'quantity', 'configurationId', 'withCart', 'room', 'appointment', 'files'];

/** Time of day, `09:30`. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'yup.errors.string.matches');

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
const rulesFor = ({ kind }: Asked): { needs: readonly Chosen[]; takes: readonly Chosen[] } => fieldsByKind[kind] ?? { needs: [], takes: chosen };

/** Whether an enquiry is what its kind asks of a field. */
interface FieldRule {
  field: string;
  code: 'required' | 'unknown';
  holds(enquiry: Asked): boolean;
}
type Asked = Record<string, unknown> & { kind: EnquiryKind };
const fieldRules: readonly FieldRule[] = [
  ...needed.map((field): FieldRule => ({ field, code: 'required', holds: (enquiry) => isGiven(enquiry[field]) || !rulesFor(enquiry).needs.includes(field) })),
  ...chosen.map((field): FieldRule => {
    const isTaken = ({ needs, takes }: ReturnType<typeof rulesFor>) => needs.includes(field) || takes.includes(field);
    return { field, code: 'unknown', holds: (enquiry) => !isGiven(enquiry[field]) || isTaken(rulesFor(enquiry)) };
  }),
  // A moment is all of its three parts; whoever is called back says where.
  ...['appointment', 'appointmentDay', 'appointmentTime'].map((field): FieldRule => {
    const others = ['appointment', 'appointmentDay', 'appointmentTime'].filter((one) => one !== field);
    return { field, code: 'required', holds: (enquiry) => isGiven(enquiry[field]) || !others.some((other) => isGiven(enquiry[other])) };
  }),
  { field: 'phone', code: 'required', holds: ({ appointment, phone }) => appointment !== 'callBack' || isGiven(phone) },
];

const Fields = z.strictObject({
  kind: z.enum(enquiryKinds),
  name: optionalText(120),
  company: optionalText(80),
  email: Email,
  phone: OptionalPhone,
  message: optionalMessage(5000),
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
  /** Files that the sender has uploaded: the enquiry gets copies of its own. */
  files: z.array(idOf('storageFile')).max(enquiryFileLimit).optional(),
  /** People leave it empty: they do not see it. */
  website: text(200).optional(),
  /** When the form was opened: nobody writes a message within a second or two. */
  openedAt: z.iso.datetime().optional(),
  /** The sender agrees to what is done with the data. */
  consent: z.literal(true),
});
/** Faults of single fields are told together with what the kind lacks, and with what it has no use for. */
export const Enquire = fieldRules.reduce(
  (schema, { field, code, holds }) =>
    schema.refine((enquiry) => holds(enquiry as Asked), { path: [field], message: `yup.errors.mixed.${code}`, when: ({ value }) => isRecord(value) }),
  Fields,
);
export type Enquire = z.infer<typeof Enquire>;

export const Enquiry = z.object({
  id: Id,
  kind: z.enum(enquiryKinds),
  receivedAt: z.iso.datetime(),
  /** Waits for a click in a mail: the newsletter (double opt-in), and a moment to meet, which is held for minutes until then. */
  needsConfirmation: z.boolean(),
});
export type Enquiry = z.infer<typeof Enquiry>;
export const ConfirmedEnquiry = z.object({ kind: z.enum(enquiryKinds), confirmedAt: z.iso.datetime() });
/** The same for every token: nobody learns who was on the list. */
export const Unsubscribed = z.object({ kind: z.literal('newsletter') });

/** What was typed into a form that could not be sent, as it was typed: kept for its sender for a day. */
export const EnquiryDraft = z.object({
  kind: z.enum(enquiryKinds),
  values: z.record(requiredText(40), draftText(10_000)),
  /** Files that have come in already. */
  files: z.array(z.object({ id: idOf('storageFile'), itemId: idOf('storageItem'), name: z.string(), size: z.number().int() })),
  problem: z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]),
  errors: z.array(FieldError),
  /** A guest's key, given once, with the first thing they own. */
  cartToken: z.string().optional(),
});
export type EnquiryDraft = z.infer<typeof EnquiryDraft>;
export const ByEnquiryKind = z.strictObject({ kind: z.enum(enquiryKinds) });
export const SaveEnquiryDraft = ByEnquiryKind.extend({
  values: EnquiryDraft.shape.values.refine((values) => Object.keys(values).length <= 40, 'yup.errors.mixed.notType'),
  files: z.array(idOf('storageFile')).max(enquiryFileLimit),
  problem: EnquiryDraft.shape.problem,
  errors: z.array(z.strictObject({ field: text(100), code: text(100), message: text(500) })).max(60),
});

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
