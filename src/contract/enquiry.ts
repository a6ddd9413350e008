import { z } from 'zod';
import { Email, Id, idOf, isRecord, optionalText, Phone, Slug } from './fields.js';

export const enquiryKinds = ['contact', 'quotation', 'advice', 'newsletter', 'jobApplication', 'withdrawal'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

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
