import type { Country } from '../contract/locales.js';

/** The country that the shops dispatch from, and where orders are collected. */
export const sellerCountry: Country = 'nl';
/** The time zone whose calendar dates and numbers the books. */
export const sellerTimeZone = 'Europe/Amsterdam';
