import type { Country } from '../../src/contract/locales.js';

interface Postcode {
  example: string;
  /** Whether a keyboard of digits is enough. */
  isNumeric: boolean;
}
/** How postcodes look, by country; what they have to be, the contract says. */
export const postcodes: Record<Country, Postcode> = {
  at: { example: '1010', isNumeric: true },
  be: { example: '1000', isNumeric: true },
  de: { example: '10115', isNumeric: true },
  fr: { example: '75001', isNumeric: true },
  nl: { example: '1012 AB', isNumeric: false },
  gb: { example: 'SW1A 1AA', isNumeric: false },
};
