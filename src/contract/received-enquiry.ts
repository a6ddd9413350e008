import { z } from 'zod';
import { appointmentKinds, enquiryKinds, TimeOfDay } from './enquiry.js';
import { Day, Id } from './fields.js';
import { Price } from './money.js';
import { LocaleField } from './product.js';

/** An enquiry with everything that its sender entered, for integrators. Absent fields are null. */
export const ReceivedEnquiry = z.object({
  id: Id,
  kind: z.enum(enquiryKinds),
  locale: LocaleField,
  receivedAt: z.iso.datetime(),
  /** When operators closed it. */
  closedAt: z.iso.datetime().nullable(),
  email: z.string(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  /** Goods of a quotation request, with the prices of that time. */
  goods: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.number().int(), choices: z.array(z.object({ label: z.string(), value: z.string() })), total: Price })),
  /** Query string of the room calculator. */
  room: z.string().nullable(),
  jobOffer: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** The requested appointment, in the time zone of the showroom or of customer service. */
  appointment: z.object({ kind: z.enum(appointmentKinds), day: Day, time: TimeOfDay }).nullable(),
  files: z.array(z.object({ name: z.string(), type: z.string(), size: z.number().int() })),
});
export type ReceivedEnquiry = z.infer<typeof ReceivedEnquiry>;
