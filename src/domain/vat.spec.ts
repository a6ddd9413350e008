import { countries } from '../contract/locales.js';
import { placeOfSupply, vatRates, vatRuleFor } from './vat.js';

describe('the VAT of a delivery', () => {
  it('has the rates of the six countries', () => {
    expect(vatRates).toEqual({ nl: 21, be: 21, de: 19, at: 20, fr: 20, gb: 20 });
  });

  it.each([
    ['nl', 'Private', undefined, false],
    ['de', 'Private', 'DE136695976', false],
    ['de', 'Business', undefined, false],
    ['de', 'Business', 'DE136695976', true],
    ['de', 'Business', 'DE 136 695 976', true],
    // Check digits are the register's to judge.
    ['de', 'Business', 'DE136695977', true],
    ['de', 'Business', 'PL5252445767', true],
    ['de', 'Business', 'XI123456789', true],
    ['de', 'Business', 'US123456789', false],
    ['be', 'Business', 'BE0428759497', true],
    ['at', 'Business', 'DE136695976', true],
    ['nl', 'Business', 'DE136695976', false],
    ['de', 'Business', 'NL004495445B01', false],
    ['gb', 'Business', 'GB980780684', false],
    ['gb', 'Business', 'DE136695976', false],
    ['de', 'Business', 'GB980780684', false],
  ] as const)('to %s for %s with %s: reverse charge is %s', (country, customerType, vatNumber, isReverseCharge) => {
    expect(vatRuleFor(country, { customerType, vatNumber }, 'valid')).toEqual({ rate: vatRates[country], isReverseCharge });
  });

  it.each(['invalid', 'unknown', null] as const)('is charged while the register says %s of a number', (registered) => {
    expect(vatRuleFor('de', { customerType: 'Business', vatNumber: 'DE136695976' }, registered)).toEqual({ rate: 19, isReverseCharge: false });
  });

  it('is charged to somebody nothing is known of', () => expect(vatRuleFor('be', null, null)).toEqual({ rate: 21, isReverseCharge: false }));
});

describe('goods that are collected in the Netherlands', () => {
  it.each(countries)('have Dutch VAT for private persons and businesses of %s', (country) => {
    const supplied = placeOfSupply(country, 'Pickup');
    for (const buyer of [
      null,
      { customerType: 'Private' },
      { customerType: 'Business', vatNumber: 'BE0428759497' },
      { customerType: 'Business', vatNumber: 'DE136695976' },
    ] as const)
      expect(vatRuleFor(supplied, buyer, 'valid')).toEqual({ rate: 21, isReverseCharge: false });
  });

  it.each(['Deliver', 'DeliverAndAssemble', null] as const)('are the only ones: %s has the VAT of the country of delivery', (method) => {
    for (const country of countries) expect(placeOfSupply(country, method)).toBe(country);
  });
});
