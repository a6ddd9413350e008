import { z } from 'zod';
import { FieldError, type ProblemCode, problemCodes } from './errors.js';
import { Day, Email, Id, idOf, isRecord, draftText, optionalMessage, OptionalPhone, optionalText, requiredText, Slug, text, Token } from './fields.js';

export const enquiryKinds = ['contact', 'quotation', 'advice', 'newsletter', 'jobApplication', 'withdrawal'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Kinds of appointments on a working day. */
export const appointmentKinds = ['callBack', 'showroom'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];
/** Maximum number of files of an enquiry, 30 MB each as for every upload. */
export const enquiryFileLimit = 5;

/** Required (`needs`) and optional (`takes`) fields of each kind. */
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
export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'yup.errors.string.matches');

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
const rulesFor = ({ kind }: RequestedFields): { needs: readonly Chosen[]; takes: readonly Chosen[] } => fieldsByKind[kind] ?? { needs: [], takes: chosen };

/** A rule for one field of an enquiry; `holds` returns whether the enquiry meets it. */
interface FieldRule {
  field: string;
  code: 'required' | 'unknown';
  holds(enquiry: RequestedFields): boolean;
}
type RequestedFields = Record<string, unknown> & { kind: EnquiryKind };
const fieldRules: readonly FieldRule[] = [
  ...needed.map((field): FieldRule => ({ field, code: 'required', holds: (enquiry) => isGiven(enquiry[field]) || !rulesFor(enquiry).needs.includes(field) })),
  ...chosen.map((field): FieldRule => {
    const isTaken = ({ needs, takes }: ReturnType<typeof rulesFor>) => needs.includes(field) || takes.includes(field);
    return { field, code: 'unknown', holds: (enquiry) => !isGiven(enquiry[field]) || isTaken(rulesFor(enquiry)) };
  }),
  // An appointment needs all three fields, and a call-back needs a phone number.
  ...['appointment', 'appointmentDay', 'appointmentTime'].map((field): FieldRule => {
    const others = ['appointment', 'appointmentDay', 'appointmentTime'].filter((one) => one !== field);
    return { field, code: 'required', holds: (enquiry) => isGiven(enquiry[field]) || !others.some((other) => isGiven(enquiry[other])) };
  }),
  { field: 'phone', code: 'required', holds: ({ appointment, phone }) => appointment !== 'callBack' || isGiven(phone) },
];

const wholePieces = 'yup.errors.number.pieces';

const Fields = z.strictObject({
  kind: z.enum(enquiryKinds),
  name: optionalText(120),
  company: optionalText(80),
  email: Email,
  phone: OptionalPhone,
  message: optionalMessage(5000),
  productId: idOf('product').optional(),
  quantity: z.number(wholePieces).int(wholePieces).min(1).max(99_999).optional(),
  jobOffer: Slug.optional(),
  orderNumber: optionalText(120),
  /** Subject of a quotation: a configuration of the sender, and whether the sender's cart is included. */
  configurationId: idOf('configuration').optional(),
  withCart: z.boolean().optional(),
  /** The room that advice is requested for, in the format of the calculator's URL. */
  room: optionalText(1000),
  /** An appointment from the result of `listAppointments`: all three fields or none. */
  appointment: z.enum(appointmentKinds).optional(),
  appointmentDay: Day.optional(),
  appointmentTime: TimeOfDay.optional(),
  /** Files that the sender has uploaded; the enquiry gets its own copies. */
  files: z.array(idOf('storageFile')).max(enquiryFileLimit).optional(),
  /** Honeypot: the field is invisible, so that only bots fill it in. */
  website: text(200).optional(),
  /** Time at which the form was opened: forms sent within a second or two are spam. */
  openedAt: z.iso.datetime().optional(),
  /** Consent to the processing of the data. */
  consent: z.literal(true),
});
/** Reports faults of single fields together with missing fields and fields that the kind does not use. */
export const Enquire = fieldRules.reduce(
  (schema, { field, code, holds }) =>
    schema.refine((enquiry) => holds(enquiry as RequestedFields), { path: [field], message: `yup.errors.mixed.${code}`, when: ({ value }) => isRecord(value) }),
  Fields,
);
export type Enquire = z.infer<typeof Enquire>;

export const Enquiry = z.object({
  id: Id,
  kind: z.enum(enquiryKinds),
  receivedAt: z.iso.datetime(),
  /** A mailed link must be opened first: for the newsletter (double opt-in), and for an appointment, whose slot is held for some minutes until then. */
  needsConfirmation: z.boolean(),
});
export type Enquiry = z.infer<typeof Enquiry>;
export const ConfirmedEnquiry = z.object({ kind: z.enum(enquiryKinds), confirmedAt: z.iso.datetime() });
/** The same for every token, so that it does not reveal who was subscribed. */
export const Unsubscribed = z.object({ kind: z.literal('newsletter') });

/** Unvalidated values of a form that could not be sent, kept for its sender for a day. */
export const EnquiryDraft = z.object({
  kind: z.enum(enquiryKinds),
  values: z.record(requiredText(40), draftText(10_000)),
  /** Files that are already uploaded. */
  files: z.array(z.object({ id: idOf('storageFile'), itemId: idOf('storageItem'), name: z.string(), size: z.number().int() })),
  problem: z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]),
  errors: z.array(FieldError),
  /** Cart token of a guest, returned once, with the first resource that the guest creates. */
  cartToken: Token.optional(),
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
/** Free appointments, in the time zone of the showroom or of customer service. */
export const Appointments = z.object({
  kind: z.enum(appointmentKinds),
  timeZone: z.string(),
  /** Current day in that time zone. */
  today: Day,
  /** Days with a free appointment within the next weeks, earliest first. */
  days: z.array(z.object({ day: Day, times: z.array(TimeOfDay).min(1) })),
  /** The remaining days of the same whole weeks, with the name of the holiday. */
  closed: z.array(z.object({ day: Day, reason: z.enum(['past', 'weekend', 'holiday', 'full']), name: z.string().nullable() })),
});
export type Appointments = z.infer<typeof Appointments>;
