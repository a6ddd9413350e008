import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '../../../test/support/eventually.js';
import type { RenderedPage, StoredPage } from '../page-result.js';
import { PageCache } from './page-cache.js';

const seconds = 1000;
const minutes = 60 * seconds;

const rendered = (text: string, page: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  html: Buffer.from(`<p>${text}</p>`),
  locale: 'nl-NL',
  isPrivate: false,
  ...page,
});

/** A cache with its own clock. */
const cacheAt = () => {
  let now = 1_000_000;
  const cache = new PageCache(undefined, () => now);
  const textOf = (stored: StoredPage | undefined) => stored?.page.bytes.toString().split(/[<>]/)[2];
  return {
    cache,
    pass: (milliseconds: number) => void (now += milliseconds),
    write: (text: string, key = 'one') => cache.store(key, rendered(text), cache.begin()) as StoredPage,
    read: (key = 'one') => textOf(cache.find(key)),
  };
};

describe('cached pages', () => {
  it('are fresh for seconds, then stale for minutes, and finally not found', () => {
    const { cache, pass, write, read } = cacheAt();
    const stored = write('first');
    pass(4 * seconds);
    expect([cache.fresh('one')?.etag, cache.isDue('one', stored)]).toEqual([stored.page.etag, false]);
    pass(2 * seconds);
    expect([cache.fresh('one'), cache.isDue('one', stored), read()]).toEqual([undefined, true, 'first']);
    pass(6 * minutes);
    expect(read()).toBeUndefined();
  });

  it.each([
    ['back', -1],
    ['forward', 1],
  ])('are not found after the clock was set %s by a day', (_, sign) => {
    const { pass, write, read } = cacheAt();
    write('first');
    pass(sign * 24 * 60 * minutes);
    expect(read()).toBeUndefined();
  });

  it('are shared with requests that come during the rendering, and not rendered a second time', async () => {
    const { cache, write } = cacheAt();
    const rendering = Promise.withResolvers<StoredPage>();
    const first = cache.share('one', rendering.promise);
    const second = cache.running('one');
    const stored = write('first');
    rendering.resolve(stored);
    expect([(await first).kind, await second]).toEqual(['stored', { ...stored, source: 'kept' }]);
    expect(cache.running('one')).toBeUndefined();
  });

  it('are not shared if they must not be cached, and neither is a failure after its end', async () => {
    const { cache } = cacheAt();
    const personal = cache.share('one', Promise.resolve(rendered('first', { isPrivate: true })));
    expect(await cache.running('one')).toBeUndefined();
    await personal;
    await expect(cache.share('one', Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(cache.running('one')).toBeUndefined();
  });

  it('are due only once while they are rendered again', async () => {
    const { cache, pass, write } = cacheAt();
    const stored = write('first');
    pass(6 * seconds);
    const renewal = cache.share('one', Promise.resolve(stored));
    expect(cache.isDue('one', stored)).toBe(false);
    await renewal;
    expect(cache.isDue('one', stored)).toBe(true);
  });

  it('are compressed further if they do not change', async () => {
    const { write, pass } = cacheAt();
    const text = Array.from({ length: 2000 }, (_, at) => `<b>${(at * 7919) % 2000} words</b>`).join(' ');
    const { page } = write(text);
    const quick = await page.body('br');
    pass(6 * seconds);
    expect(write(text).page).toBe(page);
    const small = await eventually('the smaller version is ready', async () => (page.readyBody('br') === quick ? undefined : page.readyBody('br')));
    expect(small.length).toBeLessThan(0.95 * quick.length);
    expect(await page.body('br')).toBe(small);
    for (const decompressed of [brotliDecompressSync(small), brotliDecompressSync(quick), gunzipSync(await page.body('gzip'))]) expect(decompressed).toEqual(page.bytes);
  });

  it.each([
    ['private', rendered('second', { isPrivate: true })],
    ['not found', rendered('second', { status: 404 })],
    ['elsewhere', { kind: 'redirect', status: 301, location: '/elsewhere' } as const],
  ])('are removed once the page is %s', (_, page) => {
    const { cache, write, read } = cacheAt();
    write('first');
    expect(cache.store('one', page, cache.begin())).toBe(page);
    expect(read()).toBeUndefined();
  });

  it('are removed by `clear`, as are renderings that began before it', async () => {
    const { cache, write, read } = cacheAt();
    write('first');
    const begin = cache.begin();
    void cache.share('two', new Promise(() => undefined));
    cache.clear();
    expect(cache.store('two', rendered('first'), begin)).toMatchObject({ kind: 'stored' });
    expect([read('one'), read('two'), cache.running('two')]).toEqual([undefined, undefined, undefined]);
  });

  it('are limited in memory', () => {
    const { cache } = cacheAt();
    const html = () => Buffer.alloc(2 ** 20, 'x');
    for (let at = 0; at < 100; at += 1) cache.store(`large ${at}`, rendered('', { html: html() }), cache.begin());
    expect(Array.from({ length: 100 }, (_, at) => cache.fresh(`large ${at}`)).filter(Boolean).length).toBeLessThanOrEqual(32 / 2);
  });
});
