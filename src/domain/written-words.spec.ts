import { labelled, writtenTime } from './written-words.js';

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
