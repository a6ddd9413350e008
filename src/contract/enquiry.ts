import { z } from 'zod';
import { Email, Id, idOf, optionalText, Phone, Slug } from './fields.js';

export const enquiryKinds = ['contact', 'quotation', 'advice', 'newsletter', 'jobApplication', 'withdrawal'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Fields a kind cannot do without, beside e-mail and consent. */
const required: Record<EnquiryKind, readonly string[]> = {
  contact: ['name', 'message'],
  quotation: ['name', 'message'],
  advice: ['name', 'message'],
  newsletter: [],
  jobApplication: ['name', 'message', 'jobOffer'],
  withdrawal: ['name', 'orderNumber'],
};

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
    orderNumber: optionalText(40),
    /** The sender agrees to what is done with the data. */
    consent: z.literal(true),
  })
  .superRefine((enquiry, context) => {
    for (const field of required[enquiry.kind] ?? []) {
      if (!enquiry[field as keyof typeof enquiry]) context.addIssue({ code: 'custom', path: [field], message: 'yup.errors.mixed.required' });
    }
  });
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
