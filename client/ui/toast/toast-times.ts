/** Milliseconds for which a toast is shown, and of its opening and closing animations. */
export const toastTimes = { shown: 5000, open: 150, close: 300 } as const;
/** Pixels of a swipe to the right that closes a toast. */
export const swipeThreshold = 50;
