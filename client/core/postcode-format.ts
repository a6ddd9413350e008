import type { Country } from '../../src/contract/locales.js';

interface Postcode {
  example: string;
  /** Whether a numeric keyboard is sufficient. */
  isNumeric: boolean;
}
/** Examples of postcodes by country. The contract validates them. */
export const postcodes: Record<Country, Postcode> = {
  at: { example: '1010', isNumeric: true },
  be: { example: '1000', isNumeric: true },
  de: { example: '10115', isNumeric: true },
  fr: { example: '75001', isNumeric: true },
  nl: { example: '1012 AB', isNumeric: false },
  gb: { example: 'SW1A 1AA', isNumeric: false },
};
