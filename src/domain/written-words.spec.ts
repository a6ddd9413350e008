import { labelled, writtenDate, writtenTime } from './written-words.js';

it.each([
  ['15:00', 'fr-FR', '15\u00a0h'],
  ['08:30', 'fr-BE', '8\u00a0h\u00a030'],
  ['00:05', 'fr-FR', '0\u00a0h\u00a005'],
  ['08:30', 'nl-BE', '08:30'],
  ['15:00', 'en-GB', '15:00'],
] as const)('the time %s in %s is written %s', (time, locale, written) => expect(writtenTime(time, locale)).toBe(written));

it('a label in French stands off its colon', () => {
  expect([labelled('Couleur', 'gris', 'fr-BE'), labelled('Kleur', 'grijs', 'nl-BE')]).toEqual(['Couleur\u00a0: gris', 'Kleur: grijs']);
});

it.each([
  ['mardi 1 décembre 2026', 'fr-FR', 'mardi 1er décembre 2026'],
  ['1 déc.', 'fr-BE', '1er déc.'],
  ['1 décembre 2026 à 11:01', 'fr-FR', '1er décembre 2026 à 11:01'],
  ['mardi 21 décembre', 'fr-FR', 'mardi 21 décembre'],
  ['décembre 2026', 'fr-FR', 'décembre 2026'],
  ['dinsdag 1 december 2026', 'nl-BE', 'dinsdag 1 december 2026'],
] as const)('the date %s in %s is written %s', (date, locale, written) => expect(writtenDate(date, locale)).toBe(written));
