import type { Country } from '../contract/locales.js';
import { plainVatNumber, vatStateOf } from './vat-number.js';

describe('a VAT number', () => {
  it.each<[string, Country | undefined, string]>([
    ['BE1001686633', undefined, 'BE1001686633'],
    ['BE 0403.170.701', undefined, 'BE0403170701'],
    ['0403.170.701', 'be', 'BE0403170701'],
    ['403 170 701', 'be', 'BE0403170701'],
    ['BTW BE 0403.170.701', undefined, 'BE0403170701'],
    ['btw-nummer: BE0403.170.701', 'nl', 'BE0403170701'],
    ['USt-IdNr.: DE 136 695 976', 'de', 'DE136695976'],
    ['UID: ATU12345678', 'at', 'ATU12345678'],
    ['u12345678', 'at', 'ATU12345678'],
    ['N° TVA : FR 83\u00a0404\u202f833 048', 'fr', 'FR83404833048'],
    ['83404833048', 'fr', 'FR83404833048'],
    ['nl004495445b01', undefined, 'NL004495445B01'],
    ['004495445B01', 'nl', 'NL004495445B01'],
    ['GR 094014201', undefined, 'EL094014201'],
    ['ES B-58378431', undefined, 'ESB58378431'],
    ['IE 6388047V', undefined, 'IE6388047V'],
    ['IE3628739UA', undefined, 'IE3628739UA'],
    ['PL 525-244-57-67', undefined, 'PL5252445767'],
    ['SE556703748501', 'de', 'SE556703748501'],
    ['XI 123 4567 89', 'gb', 'XI123456789'],
    ['GB 980 7806 84', undefined, 'GB980780684'],
    ['\u200bDE136695976\u200b', undefined, 'DE136695976'],
  ])('%j with %s is %s', (typed, country, number) => {
    expect(plainVatNumber(typed, country)).toBe(number);
    expect(vatStateOf(typed, country)).toBe(number.slice(0, 2));
  });

  it.each<[string, Country | undefined]>([
    ['DE123', undefined],
    ['0403.170.701', undefined],
    ['0403.170.701', 'de'],
    ['BE2001686633', undefined],
    ['US123456789', undefined],
    ['../../status', undefined],
    ['', 'be'],
  ])('%j with %s has no format of any state', (typed, country) => expect(vatStateOf(typed, country)).toBeUndefined());
});
