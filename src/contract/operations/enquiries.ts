import { ByToken } from '../customer.js';
import { Appointments, ByEnquiryKind, ConfirmedEnquiry, Enquire, Enquiry, EnquiryDraft, ListAppointments, SaveEnquiryDraft, Unsubscribed } from '../enquiry.js';
import { operation, type Operation } from '../operation.js';
import { changesOf, ListChanges } from '../page.js';
import { ReceivedEnquiry } from '../received-enquiry.js';

/** Forms, newsletter and appointments. */
export const enquiries = {
  enquire: operation('POST /Enquiries', {
    summary: 'Send an enquiry: contact, quotation, advice, newsletter, job application or withdrawal',
    input: Enquire,
    output: Enquiry,
    status: 201,
    errors: ['TOO_MANY_REQUESTS', 'NOT_FOUND', 'CONFLICT'],
    isIdempotent: true,
    extension: {
      need: 'Visitors send questions, quotation requests and withdrawals, and subscribe to the newsletter.',
      without: 'The forms and the newsletter page are hidden; the contact page shows telephone and e-mail.',
    },
    perMinute: 20,
  }),
  listEnquiries: operation('GET /Enquiries', {
    summary: 'Enquiries by their last change, without newsletter sign-ups and those that the spam filter holds back',
    input: ListChanges,
    output: changesOf(ReceivedEnquiry),
    access: 'enquiries:read',
    extension: { need: 'A CRM reads new and changed enquiries.', without: 'Staff read the mails of enquiries.' },
  }),
  confirmEnquiry: operation('POST /Enquiries/confirm', {
    summary: 'Confirm a newsletter sign-up or an appointment, with the token of its mail',
    input: ByToken,
    output: ConfirmedEnquiry,
    errors: ['NOT_FOUND', 'GONE'],
    extension: { need: 'A newsletter subscription or an appointment is confirmed by a mailed link.', without: 'Mails contain no such links.' },
  }),
  unsubscribe: operation('POST /Enquiries/unsubscribe', {
    summary: 'Unsubscribe from the newsletter, with the token of its link; an unknown token gets the same response',
    input: ByToken,
    output: Unsubscribed,
    extension: { need: 'A reader unsubscribes with the link of a newsletter.', without: 'The newsletter contains a link of the company.' },
  }),
  getEnquiryDraft: operation('GET /Enquiries/drafts/{kind}', {
    summary: 'Saved values of the caller’s form that could not be sent',
    input: ByEnquiryKind,
    output: EnquiryDraft,
    errors: ['NOT_FOUND'],
    extension: { need: 'A form that was sent without JavaScript and refused keeps its values.', without: 'The visitor enters the values again.' },
  }),
  saveEnquiryDraft: operation('PUT /Enquiries/drafts/{kind}', {
    summary: 'Save the values of a form for a day, or until it is sent',
    input: SaveEnquiryDraft,
    output: EnquiryDraft,
    errors: ['NOT_FOUND'],
    extension: { need: 'A form that was sent without JavaScript and refused keeps its values.', without: 'The visitor enters the values again.' },
    perMinute: 30,
  }),
  listAppointments: operation('GET /Enquiries/appointments', {
    summary: 'Free appointments for a call-back or a showroom visit',
    input: ListAppointments,
    output: Appointments,
    extension: { need: 'A visitor books a call or a visit to the showroom.', without: 'The choice of a time is hidden.' },
  }),
} as const satisfies Record<string, Operation>;
