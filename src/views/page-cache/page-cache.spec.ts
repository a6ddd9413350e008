import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '../../../test/support/eventually.js';
import { PageCache } from './page-cache.js';

const seconds = 1000;
const minutes = 60 * seconds;

/** A cache with its own clock, and a page that records its renderings. */
const cacheAt = () => {
  let now = 1_000_000;
  const reported: unknown[] = [];
  const cache = new PageCache(
    undefined,
    (error) => reported.push(error),
    () => now,
  );
  const renewals: boolean[] = [];
  let edition = 'first';
  const rendered = (isRenewal: boolean) => {
    const nonce = randomUUID();
    renewals.push(isRenewal);
    return Promise.resolve({ html: Buffer.from(`<p nonce="${nonce}">${edition}</p>`), nonce, locale: 'nl-NL' as const });
  };
  return {
    cache,
    renewals,
    told: reported,
    rendered,
    pass: (milliseconds: number) => void (now += milliseconds),
    write: (text: string) => void (edition = text),
    read: async (key = 'one', render: Parameters<PageCache['get']>[1] = rendered) => (await cache.get(key, render))?.bytes.toString('latin1').slice(0, 100).split(/[<>]/)[2],
  };
};
const settled = () => new Promise<void>((done) => void setImmediate(done));

describe('cached pages', () => {
  it('are rendered once for concurrent requests', async () => {
    const { read, renewals } = cacheAt();
    expect(await Promise.all([read(), read(), read()])).toEqual(['first', 'first', 'first']);
    expect(renewals).toEqual([false]);
  });

  it('are served fresh for seconds, then stale while they are rendered again, and finally not at all', async () => {
    const { read, renewals, pass, write } = cacheAt();
    await read();
    write('second');
    pass(4 * seconds);
    expect(await read()).toBe('first');
    expect(renewals).toEqual([false]);
    pass(2 * seconds);
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first']);
    await settled();
    expect(renewals).toEqual([false, true]);
    expect(await read()).toBe('second');
    write('third');
    pass(6 * minutes);
    expect(await read()).toBe('third');
    expect(renewals).toEqual([false, true, false]);
  });

  it('are compressed further if they do not change', async () => {
    const { cache, rendered, write, pass } = cacheAt();
    write(Array.from({ length: 2000 }, (_, at) => `<b>${(at * 7919) % 2000} words</b>`).join(' '));
    const page = (await cache.get('one', rendered))!;
    const quick = await page.body('br');
    pass(6 * seconds);
    await cache.get('one', rendered);
    const small = await eventually('the smaller version is ready', async () => (page.readyBody('br') === quick ? undefined : page.readyBody('br')));
    expect(small.bytes.length).toBeLessThan(0.95 * quick.bytes.length);
    expect(await page.body('br')).toBe(small);
    const nonce = randomUUID();
    expect(brotliDecompressSync(small.fill(nonce))).toEqual(brotliDecompressSync(quick.fill(nonce)));
  });

  it.each([
    ['back', -1],
    ['forward', 1],
  ])('are rendered again after the clock was set %s by a day', async (_, sign) => {
    const { read, pass, write } = cacheAt();
    await read();
    write('second');
    pass(sign * 24 * 60 * minutes);
    expect(await read()).toBe('second');
  });

  it('are served stale while rendering fails, which is reported', async () => {
    const { read, pass, told, rendered } = cacheAt();
    await read();
    for (let requested = 0; requested < 3; requested += 1) {
      pass(1 * minutes);
      expect(await read('one', () => Promise.reject(new Error('down')))).toBe('first');
      await settled();
    }
    expect(told).toHaveLength(3);
    pass(6 * minutes);
    await expect(read('one', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read('one', rendered)).toBe('first');
  });

  it('are removed once the page must not be cached', async () => {
    const { read, pass, cache } = cacheAt();
    await read();
    pass(10 * seconds);
    await read('one', () => Promise.resolve(undefined));
    await settled();
    expect(cache.fresh('one')).toBeUndefined();
    expect(await read('one', () => Promise.resolve(undefined))).toBeUndefined();
  });

  it('are removed by `clear`, as are renderings that began before it', async () => {
    const { read, write, cache, rendered } = cacheAt();
    await read();
    const finish = Promise.withResolvers<void>();
    const slow = read('two', async (isRenewal) => {
      const page = await rendered(isRenewal);
      await finish.promise;
      return page;
    });
    await settled();
    cache.clear();
    finish.resolve();
    await slow;
    write('second');
    expect([await read('one'), await read('two')]).toEqual(['second', 'second']);
  });

  it('are limited in memory', async () => {
    const { cache, read } = cacheAt();
    const nonce = randomUUID();
    const large = () => Promise.resolve({ html: Buffer.alloc(2 ** 20, 'x'), nonce, locale: 'nl-NL' as const });
    for (let at = 0; at < 100; at += 1) await read(`large ${at}`, large);
    expect(Array.from({ length: 100 }, (_, at) => cache.fresh(`large ${at}`)).filter(Boolean).length).toBeLessThanOrEqual(64 / 3);
  });

  it('keep their compressed versions if a new rendering is equal', async () => {
    const { cache, rendered, pass } = cacheAt();
    const page = (await cache.get('one', rendered))!;
    const compressed = await page.body('br');
    pass(6 * seconds);
    await cache.get('one', rendered);
    await settled();
    expect(cache.fresh('one')?.readyBody('br')).toBe(compressed);
  });
});
