import { keepRecent, maximumRecent, readRecent, withRecent } from './recent.js';
import { shareOrCopy } from './share.js';

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

describe('Sharing', () => {
  const clipboard = (work: () => Promise<void>) => ({ writeText: work }) as unknown as Clipboard;
  const url = 'https://shop.example/product/panel';

  it('is left to the device where it can', async () => {
    const shared: unknown[] = [];
    const device = { share: async (data?: ShareData) => void shared.push(data), clipboard: clipboard(() => Promise.reject(new Error('not asked'))) };
    expect(await shareOrCopy('Panel', url, device)).toBe(false);
    expect(shared).toEqual([{ title: 'Panel', url }]);
    expect(await shareOrCopy('Panel', url, { ...device, share: () => Promise.reject(new DOMException('closed', 'AbortError')) })).toBe(false);
  });

  it('copies the address elsewhere, and says so only when it did', async () => {
    const without = (work: () => Promise<void>) => ({ clipboard: clipboard(work) }) as unknown as Navigator;
    expect(
      await shareOrCopy(
        'Panel',
        url,
        without(() => Promise.resolve()),
      ),
    ).toBe(true);
    expect(
      await shareOrCopy(
        'Panel',
        url,
        without(() => Promise.reject(new Error('denied'))),
      ),
    ).toBe(false);
  });
});
