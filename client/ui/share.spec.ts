import { shareOrCopy } from './share.js';

describe('Sharing', () => {
  const clipboard = (work: () => Promise<void>) => ({ writeText: work }) as unknown as Clipboard;
  const url = 'https://shop.example/product/panel';

  it('uses the share dialog of the device if there is one', async () => {
    const shared: unknown[] = [];
    const device = { share: async (data?: ShareData) => void shared.push(data), clipboard: clipboard(() => Promise.reject(new Error('not asked'))) };
    expect(await shareOrCopy('Panel', url, device)).toBeUndefined();
    expect(shared).toEqual([{ title: 'Panel', url }]);
    expect(await shareOrCopy('Panel', url, { ...device, share: () => Promise.reject(new DOMException('closed', 'AbortError')) })).toBeUndefined();
  });

  it('else copies the address, and reports whether that succeeded', async () => {
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
