import type { Customer } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useRead } from '../../core/read.js';

/** Returns the signed-in customer; null after the session has ended. */
export const useCustomer = (): Customer | null => useRead(useApi().user.me.queryOptions());
