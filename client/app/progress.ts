/** Settings of the progress bar, with the names of nprogress. */
export const progress = {
  /** Start position as a fraction of the width. */
  minimum: 0.3,
  /** Milliseconds of the animations to the minimum and to the end. */
  speed: 300,
  /** Milliseconds until the bar appears. For shorter changes it would only flash. */
  showAfter: 100,
} as const;
