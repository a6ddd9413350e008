import type { Country } from '../../src/contract/locales.js';

/** A phone number of each country that nobody has: from ranges kept free for examples where there are such (Bundesnetzagentur, Ofcom, ARCEP), else from unassigned ones. */
export const phoneExamples: Record<Country, string> = {
  at: '01 555 0199',
  be: '02 555 01 99',
  de: '030 23125 199',
  fr: '01 99 00 01 99',
  nl: '020 555 0199',
  gb: '07700 900123',
};
