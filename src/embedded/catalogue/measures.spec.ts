import type { Locale } from '../../contract/locales.js';
import type { StoredAcoustics, StoredAttribute } from './catalogue.types.js';
import { attributesIn, coverOf, sizeIn } from './measures.js';

const same = (word: string) => ({ nl: word, de: word, fr: word, en: word });
const number = (key: string, value: number, unit = 'mm'): StoredAttribute => ({ key, name: same(key), type: 'number', value, unit: same(unit) });

describe('measures', () => {
  it.each<[string, StoredAttribute[], Locale, string]>([
    ['a panel', [number('thickness', 50), number('height', 600), number('width', 1200)], 'nl-NL', '1200 × 600 × 50\u00a0mm'],
    ['a panel in English', [number('width', 1200), number('height', 600)], 'en-GB', '1200 × 600\u00a0mm'],
    ['something round', [number('diameter', 600), number('thickness', 40)], 'de-DE', '⌀ 600 × 40\u00a0mm'],
    ['something without a size', [number('weight', 3)], 'nl-NL', ''],
  ])('%s', (_what, attributes, locale, size) => expect(sizeIn(attributes, locale)).toBe(size));

  const absorbing: StoredAcoustics = { kind: 'absorption', bands: [], mounting: same('wall') };
  it.each([
    ['a panel, per m²', [number('height', 600), number('width', 1200), number('thickness', 50)], { per: 'm2', amount: 0.72 }, { area: 0.72, width: 1.2, height: 0.6 }],
    ['a pack of twelve tiles', [number('height', 300), number('width', 300)], { per: 'm2', amount: 1.08 }, { area: 1.08, width: 0.3, height: 0.3 }],
    ['a roll', [number('length', 10_000), number('width', 1000)], { per: 'm', amount: 10 }, { area: 10, width: 10, height: 1 }],
    ['a product made to size', [number('thickness', 50)], { per: 'piece', amount: 1 }, null],
  ] as const)('cover of %s', (_what, attributes, unit, cover) => expect(coverOf({ attributes, acoustics: absorbing, unit })).toEqual(cover));

  it('have no cover for a product without absorption', () => {
    const unit = { per: 'piece', amount: 1 } as const;
    const sides = [number('height', 600), number('width', 1200)];
    expect(coverOf({ attributes: sides, acoustics: { kind: 'insulation', rw: 30 }, unit })).toBeNull();
    expect(coverOf({ attributes: [number('diameter', 1200)], acoustics: { kind: 'object', bands: [], mounting: same('ceiling') }, unit })).toEqual({
      area: 1.44,
      width: 1.2,
      height: 1.2,
    });
  });

  it.each<[Locale, string, string]>([
    ['nl-NL', '3,1\u00a0kg', '60%'],
    ['de-DE', '3,1\u00a0kg', '60\u00a0%'],
    ['en-GB', '3.1\u00a0kg', '60%'],
  ])('are formatted for %s', (locale, weight, percent) => {
    const values = attributesIn([number('weight', 3.1, 'kg'), number('recycledContent', 60, '%'), number('length', 2400)], locale).map(({ value }) => value);
    expect(values).toEqual([weight, percent, '2400\u00a0mm']);
  });

  it('leave out an attribute without text in the language', () => {
    const empty: StoredAttribute = { key: 'core', name: same('core'), type: 'text', value: { ...same('wool'), fr: '' } };
    expect(attributesIn([empty], 'fr-FR')).toEqual([]);
    expect(attributesIn([empty], 'nl-NL')).toEqual([{ name: 'core', value: 'wool', type: 'text' }]);
  });
});
