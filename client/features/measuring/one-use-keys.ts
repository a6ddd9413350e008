import { keyFields } from '../../../src/contract/one-use-keys.js';

const keys = [...keyFields, 'unsubscribe'];

/** Whether an address belongs to a mailed link or to an order that was found: scripts of others could act in the visitor's name there. */
export const holdsKey = (search: URLSearchParams): boolean => keys.some((key) => search.has(key));
