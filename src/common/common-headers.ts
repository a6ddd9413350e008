/** Headers of every answer, a refusal too: of pages and problems, of the storefront and the Shop API. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

export const neverFramed = "frame-ancestors 'none'";
