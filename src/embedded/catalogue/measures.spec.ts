import type { Locale } from '../../contract/locales.js';
import type { StoredAttribute } from './catalogue.types.js';
import { attributesIn, sizeIn } from './measures.js';

const same = (word: string) => ({ nl: word, de: word, fr: word, en: word });
const number = (key: string, value: number, unit = 'mm'): StoredAttribute => ({ key, name: same(key), type: 'number', value, unit: same(unit) });

describe('measures', () => {
  it.each<[string, StoredAttribute[], Locale, string]>([
    ['a panel', [number('thickness', 50), number('height', 600), number('width', 1200)], 'nl-NL', '1.200 × 600 × 50 mm'],
    ['a panel in English', [number('width', 1200), number('height', 600)], 'en-GB', '1,200 × 600 mm'],
    ['something round', [number('diameter', 600), number('thickness', 40)], 'de-DE', '⌀ 600 × 40 mm'],
    ['something without a size', [number('weight', 3)], 'nl-NL', ''],
  ])('%s', (_what, attributes, locale, size) => expect(sizeIn(attributes, locale)).toBe(size));

  it.each<[Locale, string, string]>([
    ['nl-NL', '3,1 kg', '60%'],
    ['de-DE', '3,1 kg', '60 %'],
    ['en-GB', '3.1 kg', '60%'],
  ])('are written as in %s', (locale, weight, percent) => {
    const values = attributesIn([number('weight', 3.1, 'kg'), number('recycledContent', 60, '%')], locale).map(({ value }) => value.replace(/\s/g, ' '));
    expect(values).toEqual([weight, percent]);
  });

  it('leave out what has no text', () => {
    const empty: StoredAttribute = { key: 'core', name: same('core'), type: 'text', value: { ...same('wool'), fr: '' } };
    expect(attributesIn([empty], 'fr-FR')).toEqual([]);
    expect(attributesIn([empty], 'nl-NL')).toEqual([{ name: 'core', value: 'wool', type: 'text' }]);
  });
});
