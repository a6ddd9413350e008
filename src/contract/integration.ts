import { z } from 'zod';
import { idOf, optionalMessage, optionalText } from './fields.js';
import { locales, type Locale } from './locales.js';
import { PageInput, pageOf } from './page.js';

/** Query parameters of an authorization response (RFC 6749, sections 4.1.2 and 4.1.2.1; RFC 9207). */
export const OAuthCallback = z.strictObject({
  code: optionalText(4000),
  state: optionalText(500),
  session_state: optionalText(500),
  iss: optionalText(500),
  error: optionalText(100),
  error_description: optionalMessage(2000),
  error_uri: optionalText(500),
});
export const ErpConnection = z.object({
  connectedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  scope: z.string(),
  /** Code that ops enters on the command line to activate the connection; the page shows it to the user who signed in. Absent if the Shop API needs no confirmation. */
  confirmationCode: z.string().optional(),
});
export type ErpConnection = z.infer<typeof ErpConnection>;

export const diagnosisStatuses = ['ok', 'warning', 'error'] as const;
export const findingCodes = [
  'MODEL_MISSING',
  'OPTION_MISSING',
  'OPTION_UNKNOWN',
  'PRICE_MISSING',
  'SLUG_MISSING',
  'TEXT_MISSING',
  'PICTURE_MISSING',
  'DEPENDENCY_UNKNOWN',
  'DEPENDENCY_CIRCULAR',
  'DEFAULT_REFUSED',
] as const;
export const Diagnosis = z.object({
  productId: idOf('product'),
  sku: z.string(),
  /** Name of the configuration model; null: the product has no options. */
  model: z.string().nullable(),
  status: z.enum(diagnosisStatuses),
  findings: z.array(
    z.object({
      severity: z.enum(['warning', 'error']),
      code: z.enum(findingCodes),
      locale: z.enum(locales as [Locale, ...Locale[]]).nullable(),
      /** Subject of the finding: an option, a value, a file. */
      subject: z.string().nullable(),
    }),
  ),
});
export type Diagnosis = z.infer<typeof Diagnosis>;
export const DiagnosisPage = pageOf(Diagnosis).extend({ checkedAt: z.iso.datetime() });
export const ListDiagnoses = PageInput.extend({ status: z.enum(diagnosisStatuses).optional() });
