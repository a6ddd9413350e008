import { ByToken, ConfirmRegistration, Forgot, Login, Registered, Registration, ResetPassword, Session, ValidReset } from '../customer.js';
import { CreateHandover, Handover, RedeemHandover, Redeemed } from '../handover.js';
import { none, operation, type Operation } from '../operation.js';

/** Sign-in, sign-out, passwords, registration. */
export const authentication = {
  login: operation('POST /auth/login', {
    summary: 'Sign in; merges the guest’s cart into the customer’s cart',
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
    summary: 'Create a code that transfers the visitor to another host of the shop in the same browser; valid once, for one minute',
    input: CreateHandover,
    output: Handover,
    status: 201,
    errors: ['NOT_FOUND'],
    extension: { need: 'Cart and session follow the visitor to the host of another language.', without: 'The visitor starts there with an empty cart.' },
    perMinute: 60,
  }),
  redeemHandover: operation('POST /auth/handover/redeem', {
    summary: 'Continue as the visitor who created the code; merges the caller’s cart into theirs',
    input: RedeemHandover,
    output: Redeemed,
    errors: ['NOT_FOUND', 'GONE'],
    extension: { need: 'Cart and session follow the visitor to the host of another language.', without: 'The visitor starts there with an empty cart.' },
    perMinute: 60,
  }),

  register: operation('POST /Registration', {
    summary: 'Register an account; the mailed link has to be confirmed',
    input: Registration,
    output: Registered,
    status: 202,
    errors: ['TOO_MANY_REQUESTS'],
    isIdempotent: true,
    perMinute: 20,
  }),
  verifyRegistration: operation('POST /Registration/verify', {
    summary: 'Confirm a registration and sign in; requires the key of the registration’s response or the password',
    input: ConfirmRegistration,
    output: Session,
    status: 201,
    errors: ['NOT_FOUND', 'GONE', 'PASSWORD_REQUIRED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  }),
} as const satisfies Record<string, Operation>;
