import { ByToken, Customer, DeleteCustomer, UpdateCustomer, UpdateDetails } from '../customer.js';
import { none, operation, type Operation } from '../operation.js';

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
  verifyEmail: operation('POST /me/verify', { summary: 'Confirm a changed e-mail address', input: ByToken, output: Customer, errors: ['NOT_FOUND', 'GONE', 'CONFLICT'] }),
  updateDetails: operation('PUT /me/details', { summary: 'Change names, phone, company or e-mail', input: UpdateDetails, output: Customer, access: 'customer' }),
} as const satisfies Record<string, Operation>;
