import { globSync, readFileSync } from 'node:fs';
import { baseLocaleOf, type Language, type Locale, localeTable } from '../../src/contract/locales.js';

interface Said {
  text: string;
  language: Language | undefined;
  file: string;
}
type Tree = string | number | boolean | null | Tree[] | { [key: string]: Tree };

const languages = Object.keys(baseLocaleOf);
/** All texts of a JSON file. The language of a text is that of the nearest language key above it. */
const textsIn = (tree: Tree, language: Language | undefined, file: string): Said[] => {
  if (typeof tree === 'string') return [{ text: tree, language, file }];
  if (typeof tree !== 'object' || tree === null) return [];
  if (Array.isArray(tree)) return tree.flatMap((one) => textsIn(one, language, file));
  return Object.entries(tree).flatMap(([key, one]) => textsIn(one, languages.includes(key) ? (key as Language) : language, file));
};
const languageOf = (file: string): Language | undefined => localeTable[/\b[a-z]{2}-[A-Z]{2}\b/.exec(file)?.[0] as Locale]?.language;
const linesOf = (file: string): Said[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => ({ text, language: languageOf(file), file: `${file}:${at + 1}` }));

const inJson = globSync(['locales/*/*.json', 'brands/*/catalogue/**/*.json']).flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')) as Tree, languageOf(file), file));
const written = [...inJson, ...globSync('brands/*/content/**/*.md').flatMap(linesOf)];
/** Source lines, except those with log lines, CLI output, errors or SQL. */
const made = globSync('{client,src}/**/*.{ts,tsx}', { exclude: ['**/*.spec.*'] })
  .flatMap(linesOf)
  .filter(({ text }) => !/logger\.|output\.write|Error\(|(?:from|join) \$\{/.test(text));

const unit = "(?:\\{unit\\}|[%€£]|°C|EUR|(?:[cmkµ]?m|µs|ms)[²³]?|ml|k?g|dB|k?Hz|[kMG]B|dpi|px|lm|rpm|min|ct|kWh|[hKlLNsVW])(?![\\p{L}\\p{N}’'])";
const found = (texts: Said[], broken: RegExp): string[] =>
  texts.flatMap(({ text, file }) => [...text.matchAll(broken)].map(({ 0: what, index }) => `${file}: ${text.slice(Math.max(0, index - 15), index + what.length + 10)}`));
const inLanguages = (...wanted: Language[]) => written.filter(({ language }) => language && wanted.includes(language));

describe('a line break', () => {
  it('cannot separate a number from its unit', () => {
    expect(written.length).toBeGreaterThan(10_000);
    expect(found(written, new RegExp(`[\\d}²³] ${unit}|[€£] [\\d{]`, 'gu'))).toEqual([]);
  });

  it('cannot separate a number from its unit where the code writes both', () => expect(found(made, new RegExp(`\\} ${unit}`, 'gu'))).toEqual([]));

  it('can occur in French neither before punctuation marks nor within a number', () => {
    expect(found(inLanguages('fr'), /\S [;:!?»](?![\w:[-])|« |\d \d{3}(?!\d)/gu)).toEqual([]);
  });
});

it('a percent sign has a space before it in German and French only', () => {
  expect(found(inLanguages('nl', 'en'), /[\d}]\s%/gu)).toEqual([]);
  expect(found(inLanguages('de', 'fr'), /[\d}]%/gu)).toEqual([]);
});
