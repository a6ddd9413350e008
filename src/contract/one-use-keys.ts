/**
 * Query fields of addresses that hold a key of one use: of a mailed link, or of an order that was found. The newsletter's way
 * out is none of them: mail programs hold it in an address (RFC 8058), and it has to work where no cookie is kept.
 */
export const keyFields = ['token', 'proof'] as const;
