import { read, router, write } from '../shop-api/trpc/procedures.js';

export const enquiriesRouter = router({
  appointments: read('listAppointments'),
  send: write('enquire'),
  confirm: write('confirmEnquiry'),
  unsubscribe: write('unsubscribe'),
  /** Saved values of a form that was posted without JavaScript and could not be sent. */
  draft: read('getEnquiryDraft'),
});
