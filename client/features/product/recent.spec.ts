import { maximumRecent, readRecent, saveRecent, withRecent } from './recent.js';

const storeOf = (kept?: string) => {
  const values = new Map(kept === undefined ? [] : [['recently-viewed', kept]]);
  const store = { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) };
  return () => store;
};
const refusing = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('The recently viewed products', () => {
  it('contain each product once, the latest first', () => {
    expect(withRecent(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it('are limited to the number that is shown', () => {
    const store = storeOf();
    for (let at = 0; at < 20; at += 1) saveRecent(`product-${at}`, store);
    expect(readRecent(store)).toHaveLength(maximumRecent);
    expect(readRecent(store)[0]).toBe('product-19');
  });

  it.each([
    ['nothing', undefined],
    ['invalid JSON', '['],
    ['JSON of another format', '{"a":1}'],
    ['invalid ids', '[1,null,"../x","a\\u200bb"]'],
  ])('are empty when the browser has stored %s', (_, kept) => expect(readRecent(storeOf(kept))).toEqual([]));

  it('are empty when the browser blocks storage', () => {
    expect(() => saveRecent('a', refusing)).not.toThrow();
    expect(readRecent(refusing)).toEqual([]);
  });
});
