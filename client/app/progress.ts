/** The bar of a route change, in the terms of nprogress. */
export const progress = {
  /** Where it starts, in parts of its way. */
  minimum: 0.3,
  /** Milliseconds of its first and of its last stretch. */
  speed: 300,
  /** Milliseconds within which a change is over before the eye has seen it begin: a bar would only flash. */
  showAfter: 100,
} as const;
