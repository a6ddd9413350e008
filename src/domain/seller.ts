import type { Country } from '../contract/locales.js';

/** Country of dispatch and collection. */
export const sellerCountry: Country = 'nl';
/** Time zone of dates and number series in the accounting. */
export const sellerTimeZone = 'Europe/Amsterdam';
