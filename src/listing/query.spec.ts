import { allowedTypingErrors, typingErrors } from './typing-errors.js';
import { all, any } from './expression.js';

describe('typing errors', () => {
  it.each([
    ['vilt', 'vilt', 0],
    ['vitl', 'vilt', 1],
    ['panneu', 'panneau', 1],
    ['akoestiche', 'akoestische', 1],
    ['', 'vilt', 4],
    ['rideua', 'rideau', 1],
  ])('in %s for %s: %i', (typed, meant, count) => expect(typingErrors(typed, meant)).toBe(count));

  it('are tolerated by the length of the word, and not in numbers', () => {
    expect(['wol', 'vilt', 'paneel', 'wandpaneel', '1200'].map(allowedTypingErrors)).toEqual([0, 1, 2, 3, 0]);
  });
});

describe('an expression', () => {
  it('leaves undefined operands out of `any`, and is undefined for an undefined operand of `all`', () => {
    expect(any([])).toBeUndefined();
    expect(all(['wand', undefined])).toBeUndefined();
    expect(all([any(['wand', 'wandpaneel', undefined]), 'grijs'])).toEqual({ kind: 'all', of: [{ kind: 'any', of: ['wand', 'wandpaneel'] }, 'grijs'] });
  });
});
