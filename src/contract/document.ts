import { z } from 'zod';
import { idOf } from './fields.js';
import { Price } from './money.js';

export const creditCauses = ['withdrawal', 'cancellation', 'refund', 'vatNumber'] as const;
export type CreditCause = (typeof creditCauses)[number];

/** For people, or for their bookkeeping (Peppol BIS Billing 3.0). */
export const documentFormats = ['pdf', 'ubl'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** What an order has on paper. */
export const OrderDocument = z.object({
  kind: z.enum(['invoice', 'creditNote']),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  /** Why money goes back; null on an invoice. */
  cause: z.enum(creditCauses).nullable(),
  total: Price,
  /** `ubl` for those it is made for alone. */
  formats: z.array(z.enum(documentFormats)),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

const format = z.enum(documentFormats).default('pdf');
export const GetInvoice = z.strictObject({
  id: idOf('order'),
  /** Absent: the invoice that counts; else one that it replaced, too. */
  number: z
    .string()
    .max(20)
    .regex(/^F[A-Z]{2,3}-\d{4}-\d{6,9}$/, 'yup.errors.string.matches')
    .optional(),
  format,
});
export const GetCreditNote = z.strictObject({
  id: idOf('order'),
  number: z
    .string()
    .max(20)
    .regex(/^C[A-Z]{2,3}-\d{4}-\d{6,9}$/, 'yup.errors.string.matches'),
  format,
});
