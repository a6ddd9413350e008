import { z } from 'zod';
import { FieldError } from './errors.js';
import { Email, optionalText, requiredText } from './fields.js';
import { countries } from './locales.js';

/** The review widget's figures. */
export const Rating = z.object({
  /** Of 10. */
  score: z.number().min(0).max(10),
  count: z.number().int().min(0),
  /** Percent of the reviewers who recommend the shop. */
  recommended: z.number().min(0).max(100),
  url: z.url({ protocol: /^https$/ }),
  /** When the reviews were asked. */
  asOf: z.iso.datetime(),
});
export type Rating = z.infer<typeof Rating>;

/** Taken as typed: what is wrong with it is the answer, not a refusal. */
export const ValidateAddress = z.strictObject({
  country: z.enum(countries),
  postcode: requiredText(20),
  houseNumber: optionalText(40),
  addition: optionalText(40),
  line2: optionalText(80),
  street: optionalText(80),
  city: optionalText(60),
});
export const addressDecisions = ['ACCEPT', 'CONFIRM', 'FIX'] as const;
export const AddressVerdict = z.object({
  /** ACCEPT as it is; CONFIRM the suggestion; FIX what `errors` names. */
  decision: z.enum(addressDecisions),
  suggestion: ValidateAddress.nullable(),
  errors: z.array(FieldError),
});
export type AddressVerdict = z.infer<typeof AddressVerdict>;

export const ValidateEmail = z.strictObject({ email: Email });
export const ValidateEmailDomain = z.strictObject({
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(253)
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'yup.errors.string.matches'),
});
export const emailReasons = ['email_in_use', 'email_invalid_domain'] as const;
export const EmailVerdict = z.object({ valid: z.boolean(), reason: z.enum(emailReasons).nullable() });
export type EmailVerdict = z.infer<typeof EmailVerdict>;

/** Characters of a VAT number as people write it, `USt-IdNr.: DE 129 273 398`. */
export const longestVatNumber = 40;
/** Taken as typed; the country is that of a number without the letters of a state. */
export const ValidateVatNumber = z.strictObject({ vatNumber: requiredText(longestVatNumber), country: z.enum(countries).optional() });
/** `invalid`: the register does not know it; `unknown`: the register could not be asked; `malformed`: no state has such numbers, so that it was not asked. */
export const vatStatuses = ['valid', 'invalid', 'unknown', 'malformed'] as const;
export const VatVerdict = z.object({
  status: z.enum(vatStatuses),
  /** Whom the register knows under the number, where its state tells. */
  name: z.string().nullable(),
  checkedAt: z.iso.datetime(),
});
export type VatVerdict = z.infer<typeof VatVerdict>;
