import { z } from 'zod';
import { ChangePassword, ConfirmLink, Customer, DeleteCustomer, EndSession, SessionList, UpdateCustomer, UpdateDetails } from '../customer.js';
import { idOf } from '../fields.js';
import { file, none, operation, type Operation } from '../operation.js';
import { ListOrders, OrderPage } from '../order.js';
import { BeginSecondFactor, BothProofs, ConfirmSecondFactor, RecoveryCodes, SecondFactor, SecondFactorSecret } from '../second-factor.js';

const byOrder = z.strictObject({ id: idOf('order') });

/** The signed-in customer. */
export const account = {
  getMe: operation('GET /me', { summary: 'The signed-in customer', input: none, output: Customer, access: 'customer' }),
  updateMe: operation('PUT /me', { summary: 'Replace customer type, addresses and preferences', input: UpdateCustomer, output: Customer, access: 'customer' }),
  deleteMe: operation('DELETE /me', {
    summary: 'Erase the account; placed orders stay for the law’s period, without it',
    input: DeleteCustomer,
    output: none,
    status: 204,
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    hasBody: true,
  }),
  changePassword: operation('PUT /me/password', {
    summary: 'Set a new password with the present one; ends every other session',
    input: ChangePassword,
    output: none,
    status: 204,
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    extension: true,
  }),
  listSessions: operation('GET /me/sessions', { summary: 'Where the customer is signed in, newest first', input: none, output: SessionList, access: 'customer', extension: true }),
  endSession: operation('DELETE /me/sessions/{id}', {
    summary: 'Sign one device out, with the password',
    input: EndSession,
    output: none,
    status: 204,
    errors: ['NOT_FOUND', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    extension: true,
    hasBody: true,
  }),
  endSessions: operation('DELETE /me/sessions', { summary: 'Sign out everywhere, here too', input: none, output: none, status: 204, access: 'customer', extension: true }),
  getSecondFactor: operation('GET /me/second-factor', {
    summary: 'Whether signing in takes a second step',
    input: none,
    output: SecondFactor,
    access: 'customer',
    extension: true,
  }),
  beginSecondFactor: operation('POST /me/second-factor', {
    summary: 'A secret for the customer’s authenticator app (RFC 6238); it counts once a code of it has come back',
    input: BeginSecondFactor,
    output: SecondFactorSecret,
    errors: ['INVALID_CREDENTIALS', 'CONFLICT', 'NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    extension: true,
  }),
  confirmSecondFactor: operation('POST /me/second-factor/confirm', {
    summary: 'Ask for a second step from now on; answers ten recovery codes, once',
    input: ConfirmSecondFactor,
    output: RecoveryCodes,
    errors: ['SECOND_FACTOR_WRONG', 'CONFLICT', 'GONE', 'NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    extension: true,
    perMinute: 20,
  }),
  renewRecoveryCodes: operation('POST /me/second-factor/recovery-codes', {
    summary: 'Ten new recovery codes in place of the old ones',
    input: BothProofs,
    output: RecoveryCodes,
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_WRONG', 'CONFLICT', 'NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    extension: true,
  }),
  removeSecondFactor: operation('DELETE /me/second-factor', {
    summary: 'Ask for no second step any more',
    input: BothProofs,
    output: none,
    status: 204,
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_WRONG', 'CONFLICT', 'NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    extension: true,
    hasBody: true,
  }),
  exportMe: operation('GET /me/export', {
    summary: 'Everything the shop keeps of the customer, as JSON in a ZIP',
    input: none,
    output: file,
    errors: ['TOO_MANY_REQUESTS'],
    produces: ['application/zip'],
    access: 'customer',
    extension: true,
    perMinute: 20,
  }),
  listGuestOrders: operation('GET /me/guest-orders', {
    summary: 'Orders placed without signing in and with the customer’s confirmed e-mail address, newest first; the customer’s own once they are claimed',
    input: ListOrders,
    output: OrderPage,
    access: 'customer',
    extension: true,
  }),
  claimGuestOrder: operation('POST /me/guest-orders/{id}/claim', {
    summary: 'Make an order the customer’s that was placed with their confirmed e-mail address',
    input: byOrder,
    output: none,
    status: 204,
    errors: ['NOT_FOUND'],
    access: 'customer',
    extension: true,
  }),
  dismissGuestOrder: operation('POST /me/guest-orders/{id}/dismiss', {
    summary: 'Say that an order placed with the customer’s e-mail address is not theirs: it leaves the list, and nothing else changes',
    input: byOrder,
    output: none,
    status: 204,
    errors: ['NOT_FOUND'],
    access: 'customer',
    extension: true,
  }),
  verifyEmail: operation('POST /me/verify', {
    summary: 'Confirm a changed e-mail address, with a session of the account or with its password',
    input: ConfirmLink,
    output: Customer,
    errors: ['NOT_FOUND', 'GONE', 'CONFLICT', 'PASSWORD_REQUIRED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  }),
  updateDetails: operation('PUT /me/details', {
    summary: 'Change names, phone, company or, with the password, the e-mail address',
    input: UpdateDetails,
    output: Customer,
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
    access: 'customer',
  }),
} as const satisfies Record<string, Operation>;
