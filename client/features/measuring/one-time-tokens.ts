import { tokenFields } from '../../../src/contract/one-time-tokens.js';

const keys = [...tokenFields, 'unsubscribe'];

/** Returns whether a query string contains a token of a mailed link or of an order. Third-party scripts could use it in the visitor's name. */
export const hasOneTimeToken = (search: URLSearchParams): boolean => keys.some((key) => search.has(key));
