/** Messages of the errors that contexts throw outside their provider. */
export const contextErrors = {
  api: 'NO_API_CONTEXT_SET',
  app: 'NO_APP_CONTEXT_SET',
  consent: 'NO_CONSENT_CONTEXT_SET',
  locale: 'NO_LOCALE_CONTEXT_SET',
  navigation: 'NO_NAVIGATION_CONTEXT_SET',
  steps: 'NO_STEPS_CONTEXT_SET',
  texts: 'NO_TEXTS_CONTEXT_SET',
  thirdParties: 'NO_THIRD_PARTIES_CONTEXT_SET',
  toast: 'NO_TOAST_CONTEXT_SET',
  vat: 'MISSING_VAT_CONTEXT',
} as const;
