import type { Country, Currency } from '../contract/locales.js';

/** Country of dispatch and collection. */
export const sellerCountry: Country = 'nl';
/** Currency of salaries. */
export const sellerCurrency: Currency = 'EUR';
/** Time zone of dates and number series in the accounting. */
export const sellerTimeZone = 'Europe/Amsterdam';
