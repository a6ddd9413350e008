/**
 * Query fields with single-use secrets: of a mailed link, or of an order that was found. The token of an unsubscribe link is not
 * among them: mail programs call its URL (RFC 8058), and it must work without cookies.
 */
export const tokenFields = ['token', 'proof'] as const;
