import { z } from 'zod';
import { idOf } from './fields.js';
import { Price } from './money.js';

export const creditCauses = ['withdrawal', 'cancellation', 'refund', 'vatNumber'] as const;
export type CreditCause = (typeof creditCauses)[number];

/** `pdf` for reading, `ubl` for accounting software (Peppol BIS Billing 3.0). */
export const documentFormats = ['pdf', 'ubl'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Invoice or credit note of an order. */
export const OrderDocument = z.object({
  kind: z.enum(['invoice', 'creditNote']),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  /** Reason of the refund; null on an invoice. */
  cause: z.enum(creditCauses).nullable(),
  total: Price,
  /** `ubl` only for orders that have it. */
  formats: z.array(z.enum(documentFormats)),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

const format = z.enum(documentFormats).default('pdf');
export const GetInvoice = z.strictObject({
  id: idOf('order'),
  /** Number of an invoice of the order, which may be a replaced one; default: the current invoice. */
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
