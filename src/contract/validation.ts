import { z } from 'zod';
import { FieldError } from './errors.js';
import { Email, optionalText, requiredText } from './fields.js';
import { countries } from './locales.js';

/** Results of the review widget. */
export const Rating = z.object({
  score: z.number().min(0).max(10),
  count: z.number().int().min(0),
  /** Percent of the reviewers who recommend the shop. */
  recommended: z.number().min(0).max(100),
  url: z.url({ protocol: /^https$/ }),
  /** Time at which the results were fetched. */
  asOf: z.iso.datetime(),
});
export type Rating = z.infer<typeof Rating>;

/** An address as typed. Faults are part of the response; they do not make the request fail. */
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
  /** ACCEPT: use it unchanged; CONFIRM: ask for confirmation of the suggestion; FIX: correct the fields of `errors`. */
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

/** Maximum length of a typed VAT number, such as `USt-IdNr.: DE 129 273 398`. */
export const longestVatNumber = 40;
/** A VAT number as typed. `country` applies to a number without country letters. */
export const ValidateVatNumber = z.strictObject({ vatNumber: requiredText(longestVatNumber), country: z.enum(countries).optional() });
/** `invalid`: not in the register; `unknown`: the register did not respond; `malformed`: not the format of any member state, so the register was not queried. */
export const vatStatuses = ['valid', 'invalid', 'unknown', 'malformed'] as const;
export const VatVerdict = z.object({
  status: z.enum(vatStatuses),
  /** Name registered under the number, if the member state discloses it. */
  name: z.string().nullable(),
  checkedAt: z.iso.datetime(),
});
export type VatVerdict = z.infer<typeof VatVerdict>;
