import { router, write } from '../shop-api/procedures.js';

/** Checks of what is typed. They change nothing; as writes they travel in a body, where no log keeps addresses. */
export const checksRouter = router({
  address: write('validateAddress'),
  email: write('validateEmail'),
  emailDomain: write('validateEmailDomain'),
  vatNumber: write('validateVatNumber'),
});
