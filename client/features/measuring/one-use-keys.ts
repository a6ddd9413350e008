/** Query fields that hold a key of one use: of a mailed link, or of an order that was found. */
const keys = ['token', 'unsubscribe', 'proof'];

/** Whether whoever reads an address could act in the visitor's name. */
export const holdsKey = (search: URLSearchParams): boolean => keys.some((key) => search.has(key));
