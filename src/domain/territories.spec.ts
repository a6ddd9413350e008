import type { Country } from '../contract/locales.js';
import { exportTerritoryOf, territoryOf } from './territories.js';

describe('the VAT territory of an address', () => {
  it.each<[string, Country, string, ReturnType<typeof exportTerritoryOf>]>([
    ['Helgoland', 'de', '27498', 'helgoland'],
    ['Helgoland with a prefix', 'de', 'D-27498', 'helgoland'],
    ['Büsingen', 'de', '78266', 'buesingen'],
    ['Cuxhaven', 'de', '27472', null],
    ['Guadeloupe', 'fr', '97110', 'frenchOverseas'],
    ['Martinique', 'fr', '97200', 'frenchOverseas'],
    ['Guyane', 'fr', '97300', 'frenchOverseas'],
    ['La Réunion', 'fr', '97400', 'frenchOverseas'],
    ['Saint-Pierre-et-Miquelon', 'fr', '97500', 'frenchOverseas'],
    ['Mayotte', 'fr', '97600', 'frenchOverseas'],
    ['Saint-Barthélemy', 'fr', '97700', 'frenchOverseas'],
    ['Saint-Martin', 'fr', '97800', 'frenchOverseas'],
    ['Terres australes', 'fr', '98413', 'frenchOverseas'],
    ['Wallis-et-Futuna', 'fr', '98600', 'frenchOverseas'],
    ['Polynésie française', 'fr', '98714', 'frenchOverseas'],
    ['Nouvelle-Calédonie', 'fr', '98800', 'frenchOverseas'],
    ['Monaco', 'fr', '98000', null],
    ['Ajaccio', 'fr', '20000', null],
    ['Paris', 'fr', '75001', null],
    ['Jersey', 'gb', 'JE2 3AB', 'channelIslands'],
    ['Guernsey', 'gb', 'gy1 1aa', 'channelIslands'],
    ['Gibraltar', 'gb', 'GX11 1AA', 'gibraltar'],
    ['Isle of Man', 'gb', 'IM1 1AA', null],
    ['Belfast', 'gb', 'BT1 1AA', null],
    ['London', 'gb', 'SW1A 1AA', null],
    ['Baarle-Nassau', 'nl', '5111 AA', null],
    ['Baarle-Hertog', 'be', '2387', null],
    ['a Dutch postcode similar to a German one', 'nl', '2749 JE', null],
  ])('%s (%s, %s) is exported to: %s', (_, country, postcode, exported) => expect(exportTerritoryOf({ country, postcode })).toBe(exported));

  it.each<[string, Country, string]>([
    ['Jungholz', 'at', '6691'],
    ['Riezlern', 'at', '6991'],
    ['Hirschegg', 'at', '6992'],
    ['Mittelberg', 'at', '6993'],
    ['Jungholz by its German postcode', 'de', '87491'],
    ['Riezlern by its German postcode', 'de', '87567'],
    ['Mittelberg by its German postcode', 'de', 'D-87569'],
  ])('%s (%s, %s) has 19 %% VAT', (_, country, postcode) => expect(territoryOf({ country, postcode })).toMatchObject({ rate: 19 }));

  it('Northern Ireland counts as a member state', () => expect(territoryOf({ country: 'gb', postcode: 'BT1 1AA' })?.isMemberState).toBe(true));

  it('is that of the country if there is no postcode', () => expect(territoryOf({ country: 'de' })).toBeUndefined());
});
