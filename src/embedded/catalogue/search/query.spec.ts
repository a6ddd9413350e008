import { forgiven, typingErrors } from './likeness.js';
import { all, any } from './expression.js';

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

describe('an expression', () => {
  it('is any and all of words, without what is not there', () => {
    expect(any([])).toBeUndefined();
    expect(all(['wand', undefined])).toBeUndefined();
    expect(all([any(['wand', 'wandpaneel', undefined]), 'grijs'])).toEqual({ kind: 'all', of: [{ kind: 'any', of: ['wand', 'wandpaneel'] }, 'grijs'] });
  });
});
