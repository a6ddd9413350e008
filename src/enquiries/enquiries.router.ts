import { read, router, write } from '../shop-api/procedures.js';

export const enquiriesRouter = router({
  appointments: read('listAppointments'),
  send: write('enquire'),
  confirm: write('confirmEnquiry'),
  unsubscribe: write('unsubscribe'),
  /** What a form posted without scripts could not send. */
  draft: read('getEnquiryDraft'),
});
