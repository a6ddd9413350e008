import { countries } from '../contract/locales.js';
import type { Destination } from './territories.js';
import { placeOfSupply, vatRates, vatRuleFor } from './vat.js';

const firm = { customerType: 'Business', vatNumber: 'DE136695976' } as const;

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
    // The register verifies the check digits.
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
    const vatReason = isReverseCharge ? 'reverseCharge' : undefined;
    expect(vatRuleFor({ country }, { customerType, vatNumber }, 'valid')).toEqual({ rate: vatRates[country], isReverseCharge, vatReason });
  });

  it.each(['invalid', 'unknown', null] as const)('is charged if the register returned %s for the number', (registered) => {
    const vatReason = registered === 'unknown' ? 'unproved' : undefined;
    expect(vatRuleFor({ country: 'de' }, firm, registered)).toEqual({ rate: 19, isReverseCharge: false, vatReason });
  });

  it('has no reason if an unverified number makes no difference', () => {
    expect(vatRuleFor({ country: 'nl' }, firm, 'unknown')).toEqual({ rate: 21, isReverseCharge: false });
    expect(vatRuleFor({ country: 'gb' }, { ...firm, vatNumber: 'GB980780684' }, 'unknown')).toEqual({ rate: 20, isReverseCharge: false });
  });

  it('is charged to an unknown buyer', () => expect(vatRuleFor({ country: 'be' }, null, null)).toEqual({ rate: 21, isReverseCharge: false }));
});

describe('the VAT of territories', () => {
  it.each<[string, Destination, number]>([
    ['Helgoland', { country: 'de', postcode: '27498' }, 19],
    ['Réunion', { country: 'fr', postcode: '97400' }, 20],
    ['Jersey', { country: 'gb', postcode: 'JE2 3AB' }, 20],
    ['Gibraltar', { country: 'gb', postcode: 'GX11 1AA' }, 20],
  ])('is not charged for goods exported to %s, for consumers and businesses, without reverse charge', (_, place, rate) => {
    for (const buyer of [null, firm]) expect(vatRuleFor(place, buyer, 'valid')).toEqual({ rate, isReverseCharge: false, vatReason: 'export' });
  });

  it.each<[string, Destination, number]>([
    ['Monaco', { country: 'fr', postcode: '98000' }, 20],
    ['Isle of Man', { country: 'gb', postcode: 'IM1 1AA' }, 20],
    ['Belfast', { country: 'gb', postcode: 'BT1 1AA' }, 20],
    ['Mittelberg', { country: 'at', postcode: '6993' }, 19],
    ['Mittelberg by its German postcode', { country: 'de', postcode: '87569' }, 19],
    ['Baarle-Hertog', { country: 'be', postcode: '2387' }, 21],
  ])('is charged in %s', (_, place, rate) => expect(vatRuleFor(place, null, null)).toEqual({ rate, isReverseCharge: false }));

  it('is reverse charged to a business in Northern Ireland, but not in Great Britain', () => {
    const irish = { customerType: 'Business', vatNumber: 'XI123456789' } as const;
    expect(vatRuleFor({ country: 'gb', postcode: 'BT1 1AA' }, irish, 'valid')).toMatchObject({ isReverseCharge: true });
    expect(vatRuleFor({ country: 'gb', postcode: 'SW1A 1AA' }, irish, 'valid')).toMatchObject({ isReverseCharge: false });
  });

  it('is Dutch for goods that a buyer from an export territory collects', () => {
    expect(vatRuleFor(placeOfSupply({ country: 'de', postcode: '27498' }, 'Pickup'), firm, 'valid')).toEqual({ rate: 21, isReverseCharge: false, vatReason: 'collected' });
  });
});

describe('goods that are collected in the Netherlands', () => {
  it.each(countries)('have Dutch VAT for private persons and businesses of %s', (country) => {
    const supplied = placeOfSupply({ country }, 'Pickup');
    for (const buyer of [null, { customerType: 'Private' }, { customerType: 'Business', vatNumber: 'BE0428759497' }, firm] as const)
      expect(vatRuleFor(supplied, buyer, 'valid')).toEqual({ rate: 21, isReverseCharge: false, vatReason: country === 'nl' ? undefined : 'collected' });
  });

  it.each(['Deliver', 'DeliverAndAssemble', null] as const)('are the only exception: %s has the VAT of the country of delivery', (method) => {
    for (const country of countries) expect(placeOfSupply({ country }, method)).toEqual({ country });
  });
});
