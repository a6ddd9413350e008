/** Milliseconds a toast is shown, opens and closes. */
export const toastTimes = { shown: 5000, open: 150, close: 300 } as const;
/** Pixels to the right after which a swipe closes. */
export const swipeThreshold = 50;
