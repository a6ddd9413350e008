import { ByToken } from '../customer.js';
import { Appointments, ByEnquiryKind, ConfirmedEnquiry, Enquire, Enquiry, EnquiryDraft, ListAppointments, SaveEnquiryDraft, Unsubscribed } from '../enquiry.js';
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
    summary: 'Confirm a newsletter sign-up, or a moment to meet, by the link of its mail',
    input: ByToken,
    output: ConfirmedEnquiry,
    errors: ['NOT_FOUND', 'GONE'],
    extension: true,
  }),
  unsubscribe: operation('POST /Enquiries/unsubscribe', {
    summary: 'Leave the newsletter, by the link in it; a token nobody knows is answered alike',
    input: ByToken,
    output: Unsubscribed,
    extension: true,
  }),
  getEnquiryDraft: operation('GET /Enquiries/drafts/{kind}', {
    summary: 'What the caller typed into a form that could not be sent',
    input: ByEnquiryKind,
    output: EnquiryDraft,
    errors: ['NOT_FOUND'],
    extension: true,
  }),
  saveEnquiryDraft: operation('PUT /Enquiries/drafts/{kind}', {
    summary: 'Keep what was typed for a day, until it is sent',
    input: SaveEnquiryDraft,
    output: EnquiryDraft,
    errors: ['NOT_FOUND'],
    extension: true,
    perMinute: 30,
  }),
  listAppointments: operation('GET /Enquiries/appointments', {
    summary: 'Moments to be called back or received in the showroom',
    input: ListAppointments,
    output: Appointments,
    extension: true,
  }),
} as const satisfies Record<string, Operation>;
