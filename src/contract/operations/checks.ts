import { none, operation, type Operation } from '../operation.js';
import { AddressVerdict, EmailVerdict, Rating, ValidateAddress, ValidateEmail, ValidateEmailDomain, ValidateVatNumber, VatVerdict } from '../validation.js';

/** The reviews’ figures, and checks of what was typed. */
export const checks = {
  getRating: operation('GET /Misc/rating', { summary: 'Score and number of reviews', input: none, output: Rating, errors: ['NOT_CONFIGURED', 'UPSTREAM_FAILED'], isPublic: true }),
  validateAddress: operation('POST /Misc/validate/address', { summary: 'Check an address as typed', input: ValidateAddress, output: AddressVerdict }),
  validateEmail: operation('POST /Misc/validate/email', {
    summary: 'Whether an address can be registered',
    input: ValidateEmail,
    output: EmailVerdict,
    errors: ['TOO_MANY_REQUESTS'],
    perMinute: 20,
  }),
  validateEmailDomain: operation('POST /Misc/validate/emaildomain', {
    summary: 'Whether a domain takes mail',
    input: ValidateEmailDomain,
    output: EmailVerdict,
    errors: ['TOO_MANY_REQUESTS'],
    perMinute: 60,
  }),
  validateVatNumber: operation('POST /Misc/validate/vat', {
    summary: 'Whether a VAT number is registered; asks the register of its state',
    input: ValidateVatNumber,
    output: VatVerdict,
    errors: ['TOO_MANY_REQUESTS'],
    extension: true,
    perMinute: 20,
  }),
} as const satisfies Record<string, Operation>;
