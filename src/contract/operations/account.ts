import { ByToken, ChangePassword, Customer, DeleteCustomer, EndSession, SessionList, UpdateCustomer, UpdateDetails } from '../customer.js';
import { file, none, operation, type Operation } from '../operation.js';

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
  verifyEmail: operation('POST /me/verify', { summary: 'Confirm a changed e-mail address', input: ByToken, output: Customer, errors: ['NOT_FOUND', 'GONE', 'CONFLICT'] }),
  updateDetails: operation('PUT /me/details', {
    summary: 'Change names, phone, company or, with the password, the e-mail address',
    input: UpdateDetails,
    output: Customer,
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
    access: 'customer',
  }),
} as const satisfies Record<string, Operation>;
