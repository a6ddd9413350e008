import type { Country } from '../contract/locales.js';

/** Standard VAT rate in percent by country of delivery. */
export const vatRates: Record<Country, number> = { at: 20, be: 21, de: 19, fr: 20, gb: 20, nl: 21 };
