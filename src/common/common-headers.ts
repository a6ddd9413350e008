/** Headers of every response of storefront and Shop API, including errors. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

export const neverFramed = "frame-ancestors 'none'";
