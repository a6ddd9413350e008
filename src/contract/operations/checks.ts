import { none, operation, type Operation } from '../operation.js';
import { AddressVerdict, EmailVerdict, Rating, ValidateAddress, ValidateEmail, ValidateEmailDomain, ValidateVatNumber, VatVerdict } from '../validation.js';

/** Review score, and validation of typed data. */
export const checks = {
  getRating: operation('GET /Misc/rating', {
    summary: 'Review score and number of reviews',
    input: none,
    output: Rating,
    errors: ['NOT_CONFIGURED', 'UPSTREAM_FAILED'],
    isPublic: true,
  }),
  validateAddress: operation('POST /Misc/validate/address', { summary: 'Validate an address as typed', input: ValidateAddress, output: AddressVerdict }),
  validateEmail: operation('POST /Misc/validate/email', {
    summary: 'Whether an account can be registered with an e-mail address',
    input: ValidateEmail,
    output: EmailVerdict,
    errors: ['TOO_MANY_REQUESTS'],
    perMinute: 20,
  }),
  validateEmailDomain: operation('POST /Misc/validate/emaildomain', {
    summary: 'Whether a domain accepts mail',
    input: ValidateEmailDomain,
    output: EmailVerdict,
    errors: ['TOO_MANY_REQUESTS'],
    perMinute: 60,
  }),
  validateVatNumber: operation('POST /Misc/validate/vat', {
    summary: 'Whether a VAT number is registered; queries the register of its member state',
    input: ValidateVatNumber,
    output: VatVerdict,
    errors: ['TOO_MANY_REQUESTS'],
    extension: { need: 'A business customer sees during checkout whether VAT is charged.', without: 'Only the format of the number is checked; the order shows the VAT.' },
    perMinute: 20,
  }),
} as const satisfies Record<string, Operation>;
