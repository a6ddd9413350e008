import { keepRecent, maximumRecent, readRecent, withRecent } from './recent.js';

const storeOf = (kept?: string) => {
  const values = new Map(kept === undefined ? [] : [['recently-viewed', kept]]);
  const store = { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) };
  return () => store;
};
const refusing = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('What was looked at last', () => {
  it('has each product once, the latest first', () => {
    expect(withRecent(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it('is no longer than what is shown', () => {
    const store = storeOf();
    for (let at = 0; at < 20; at += 1) keepRecent(`product-${at}`, store);
    expect(readRecent(store)).toHaveLength(maximumRecent);
    expect(readRecent(store)[0]).toBe('product-19');
  });

  it.each([
    ['nothing', undefined],
    ['something broken', '['],
    ['somebody else’s', '{"a":1}'],
    ['what is no id', '[1,null,"../x","<b>"]'],
  ])('is empty where the browser keeps %s', (_, kept) => expect(readRecent(storeOf(kept))).toEqual([]));

  it('is left alone where the browser refuses', () => {
    expect(() => keepRecent('a', refusing)).not.toThrow();
    expect(readRecent(refusing)).toEqual([]);
  });
});
