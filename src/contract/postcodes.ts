import type { Country } from './locales.js';

/** Postcode patterns (Universal Postal Union address formats). */
export const postcodePatterns: Record<Country, RegExp> = {
  at: /^\d{4}$/,
  be: /^\d{4}$/,
  de: /^\d{5}$/,
  fr: /^\d{5}$/,
  nl: /^\d{4} ?[A-Za-z]{2}$/,
  gb: /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/,
};
