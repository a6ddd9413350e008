import { ByToken } from '../customer.js';
import { Appointments, ConfirmedEnquiry, Enquire, Enquiry, ListAppointments } from '../enquiry.js';
import { operation, type Operation } from '../operation.js';

/** What visitors ask, and sign up for. */
export const enquiries = {
  enquire: operation('POST /Enquiries', {
    summary: 'Contact, quotation, advice, newsletter, job application or withdrawal',
    input: Enquire,
    output: Enquiry,
    status: 201,
    errors: ['TOO_MANY_REQUESTS', 'NOT_FOUND', 'CONFLICT'],
    isIdempotent: true,
    extension: true,
    perMinute: 20,
  }),
  confirmEnquiry: operation('POST /Enquiries/confirm', {
    summary: 'Confirm a newsletter sign-up',
    input: ByToken,
    output: ConfirmedEnquiry,
    errors: ['NOT_FOUND', 'GONE'],
    extension: true,
  }),
  listAppointments: operation('GET /Enquiries/appointments', {
    summary: 'Moments to be called back or received in the showroom',
    input: ListAppointments,
    output: Appointments,
    extension: true,
  }),
} as const satisfies Record<string, Operation>;
