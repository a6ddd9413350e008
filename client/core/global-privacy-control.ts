declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor's browser says no in their name. */
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser refuses statistics and marketing for the visitor. What they say here themselves counts for more. */
export const isRefusedBySignal = (): boolean => navigator.globalPrivacyControl === true;
