import { ByToken, ConfirmRegistration, Forgot, Login, Registered, Registration, ResetPassword, Session, ValidReset } from '../customer.js';
import { CreateHandover, Handover, RedeemHandover, Redeemed } from '../handover.js';
import { none, operation, type Operation } from '../operation.js';

/** Signing in and out, passwords, registration. */
export const authentication = {
  login: operation('POST /auth/login', {
    summary: 'Sign in; lines of the guest’s cart move into the customer’s',
    input: Login,
    output: Session,
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG', 'NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
    perMinute: 60,
  }),
  forgotPassword: operation('POST /auth/forgot', {
    summary: 'Mail a link to set a new password',
    input: Forgot,
    output: none,
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
    perMinute: 20,
  }),
  validateReset: operation('POST /auth/reset/validate', { summary: 'Whether a reset token still works', input: ByToken, output: ValidReset, errors: ['NOT_FOUND', 'GONE'] }),
  resetPassword: operation('POST /auth/reset', {
    summary: 'Set a new password and end every session',
    input: ResetPassword,
    output: none,
    status: 204,
    errors: ['NOT_FOUND', 'GONE'],
  }),
  logout: operation('POST /auth/logout', { summary: 'End this session', input: none, output: none, status: 204, access: 'customer' }),

  createHandover: operation('POST /auth/handover', {
    summary: 'Give a code with which the same browser goes on as the same visitor on another host of the shop; it works once, for a minute',
    input: CreateHandover,
    output: Handover,
    status: 201,
    errors: ['NOT_FOUND'],
    extension: true,
    perMinute: 60,
  }),
  redeemHandover: operation('POST /auth/handover/redeem', {
    summary: 'Go on as the visitor who was given the code; what the caller has in the cart joins theirs',
    input: RedeemHandover,
    output: Redeemed,
    errors: ['NOT_FOUND', 'GONE'],
    extension: true,
    perMinute: 60,
  }),

  register: operation('POST /Registration', {
    summary: 'Ask for an account; the mail to the address decides',
    input: Registration,
    output: Registered,
    status: 202,
    errors: ['TOO_MANY_REQUESTS'],
    isIdempotent: true,
    perMinute: 20,
  }),
  verifyRegistration: operation('POST /Registration/verify', {
    summary: 'Open the account of a registration and sign in, with the key of its answer or with its password',
    input: ConfirmRegistration,
    output: Session,
    status: 201,
    errors: ['NOT_FOUND', 'GONE', 'PASSWORD_REQUIRED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  }),
} as const satisfies Record<string, Operation>;
