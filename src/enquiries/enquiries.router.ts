import { router, write } from '../shop-api/procedures.js';

export const enquiriesRouter = router({
  send: write('enquire'),
  confirm: write('confirmEnquiry'),
});
