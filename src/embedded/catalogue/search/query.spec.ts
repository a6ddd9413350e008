import { forgiven, typingErrors } from './likeness.js';
import { all, any, inWeights, tsqueryOf } from './tsquery.js';

describe('typing errors', () => {
  it.each([
    ['vilt', 'vilt', 0],
    ['vitl', 'vilt', 1],
    ['panneu', 'panneau', 1],
    ['akoestiche', 'akoestische', 1],
    ['', 'vilt', 4],
    ['rideua', 'rideau', 1],
  ])('of %s for %s are %i', (typed, meant, count) => expect(typingErrors(typed, meant)).toBe(count));

  it('are forgiven by the length of the word, in numbers none', () => {
    expect(['wol', 'vilt', 'paneel', 'wandpaneel', '1200'].map(forgiven)).toEqual([0, 1, 2, 3, 0]);
  });
});

describe('a query', () => {
  it('is any and all of words, without what is not there', () => {
    expect(any([])).toBeUndefined();
    expect(all(['wand', undefined])).toBeUndefined();
    expect(tsqueryOf(all([any(['wand', 'wandpaneel', undefined]), 'grijs'])!)).toBe('((wand | wandpaneel) & grijs)');
  });

  it('can ask for some weights alone', () => expect(inWeights('((wand | paneel) & x1)', 'AB')).toBe('((wand:AB | paneel:AB) & x1:AB)'));
});
