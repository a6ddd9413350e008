import { keptTogether, labelled, writtenDate, writtenTime } from './written-words.js';

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

it.each([
  ['a size', '300 × 260 × 24\u00a0mm', '300\u00a0×\u00a0260\u00a0×\u00a024\u00a0mm'],
  ['a size with decimals', '1,80 × 1,87\u00a0m', '1,80\u00a0×\u00a01,87\u00a0m'],
  ['a count of a product', '2 × Wandpaneel', '2 × Wandpaneel'],
  ['an abbreviation in Dutch', 'van PU-schuim, PET-vilt', 'van PU-\u2060schuim, PET-\u2060vilt'],
  ['an abbreviation in German', 'PU-Schaumplatte, CO2-Bilanz', 'PU-\u2060Schaumplatte, CO2-\u2060Bilanz'],
  ['a letter', 'L-vorm, V-Nuten', 'L-\u2060vorm, V-\u2060Nuten'],
  ['classes and standards', 'B-s1,d0; A2-s1,d0; 6 (ISO 105-B02), EN 13501-1', 'B-\u2060s1,d0; A2-\u2060s1,d0; 6 (ISO 105-\u2060B02), EN 13501-1'],
  ['other compounds, which may break', 'Akustik-Absorber, anti-slip, e-mail, Luft-/Trittschall', 'Akustik-Absorber, anti-slip, e-mail, Luft-/Trittschall'],
  ['a second part in a compound', 'Wand-PU-Platte', 'Wand-PU-Platte'],
  ['a prefix without its word', 'PU- und PE-Schaum', 'PU- und PE-\u2060Schaum'],
  ['an article number', 'WPN-ochre-01', 'WPN-\u2060ochre-01'],
] as const)('lines do not end within %s', (_name, text, together) => expect(keptTogether(text)).toBe(together));
