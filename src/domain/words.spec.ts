import type { Language } from '../contract/locales.js';
import { partsOf, piecesOf } from './compounds.js';
import { fragmentsOf } from './fragments.js';
import { fold, wordsIn } from './words.js';

describe('words', () => {
  it.each<[Language, string, string]>([
    ['fr', 'Îlot', 'ilot'],
    ['fr', 'œufs', 'oeufs'],
    ['de', 'Büro', 'buro'],
    ['de', 'buero', 'buro'],
    ['de', 'Maß', 'mass'],
    ['nl', 'poëzie', 'poezie'],
  ])('in %s fold %s to %s', (language, word, folded) => expect(fold(word, language)).toBe(folded));

  it('have their positions in the text, with numbers separate from letters', () => {
    expect(wordsIn('Piège à basses, 50mm', 'fr').map(({ folded, start, end }) => [folded, start, end])).toEqual([
      ['piege', 0, 5],
      ['a', 6, 7],
      ['basses', 8, 14],
      ['50', 16, 18],
      ['mm', 18, 20],
    ]);
  });
});

describe('compounds', () => {
  const words = new Set(
    'wand paneel panelen noppen schuim akustik platte platten schall schutz tur dichtung holz mineral mineralwoll wall panel plafond eiland kantoor'.split(' '),
  );
  it.each<[Language, string, string[]]>([
    ['nl', 'wandpaneel', ['wand', 'paneel']],
    ['nl', 'noppenschuim', ['noppen', 'schuim']],
    ['nl', 'schuimsplaten', []],
    ['nl', 'kantoorswand', ['kantoor', 'wand']],
    ['de', 'akustikplatte', ['akustik', 'platte']],
    ['de', 'schallschutzplatten', ['schall', 'schutz', 'platten']],
    ['de', 'mineralwollplatten', ['mineralwoll', 'platten']],
    ['de', 'holzerplatte', ['holz', 'platte']],
    ['de', 'turdichtung', ['tur', 'dichtung']],
    ['en', 'wallpanel', ['wall', 'panel']],
    ['en', 'wallspanel', []],
    ['fr', 'wallpanel', []],
    ['nl', 'wand', []],
  ])('in %s %s is %j', (language, word, parts) => expect(partsOf(word, (part) => words.has(part), language)).toEqual(parts));

  it('consist of the pieces that are looked up', () => {
    expect(piecesOf('wandpaneel')).toEqual(expect.arrayContaining(['wand', 'paneel']));
    expect(piecesOf('wand')).toEqual([]);
  });
});

describe('fragments', () => {
  it.each<[string, string[], string[], string]>([
    ['Wandpaneel stof', ['wandp'], ['wandpaneel'], '[Wandp]aneel stof'],
    ['Piège à basses', ['pieg'], ['piege'], '[Pièg]e à basses'],
    ['Wandpaneel stof', ['panel'], ['wandpaneel'], '[Wandpaneel] stof'],
    ['Boîte à œufs', ['oeu'], ['oeufs'], 'Boîte à [œu]fs'],
    ['Wandpaneel stof', [], [], 'Wandpaneel stof'],
  ])('of %s for %j', (name, typed, words, marked) => {
    const fragments = fragmentsOf(name, { typed, words: new Set(words) }, 'fr');
    expect(fragments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked);
    expect(fragments.map(({ text }) => text).join('')).toBe(name);
  });
});
