import type { Customer } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useRead } from '../../core/read.js';

/** Who is signed in; null once they are not any more. */
export const useCustomer = (): Customer | null => useRead(useApi().user.me.queryOptions());
