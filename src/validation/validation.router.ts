import { router, write } from '../shop-api/trpc/procedures.js';

/** Validation of typed data. These are mutations although they change nothing: their input is then sent in the body, which is not logged. */
export const checksRouter = router({
  address: write('validateAddress'),
  email: write('validateEmail'),
  emailDomain: write('validateEmailDomain'),
  vatNumber: write('validateVatNumber'),
});
