import { countries } from '../contract/locales.js';
import { vatRates } from './vat.js';

it.each(countries)('%s has a standard rate between 15 and 27 percent, as the VAT directive bounds it', (country) => {
  expect(vatRates[country]).toBeGreaterThanOrEqual(15);
  expect(vatRates[country]).toBeLessThanOrEqual(27);
});
