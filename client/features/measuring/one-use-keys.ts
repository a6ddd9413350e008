import { keyFields } from '../../../src/contract/one-use-keys.js';

const keys = [...keyFields, 'unsubscribe'];

/** Returns whether a query string contains a token of a mailed link or of an order. Third-party scripts could use it in the visitor's name. */
export const holdsKey = (search: URLSearchParams): boolean => keys.some((key) => search.has(key));
