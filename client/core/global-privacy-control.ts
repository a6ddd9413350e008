declare global {
  interface Navigator {
    /** Global Privacy Control: signal that the browser refuses tracking for the visitor. */
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser refuses statistics and marketing for the visitor. A choice on this site takes precedence. */
export const isRefusedBySignal = (): boolean => navigator.globalPrivacyControl === true;
