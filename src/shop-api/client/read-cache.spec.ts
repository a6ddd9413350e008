import { ReadCache } from './read-cache.js';

/** Milliseconds for which a response is fresh. */
const freshFor = 5000;
/** Waits until background loads have finished. */
const settled = () => new Promise<void>((done) => void setImmediate(done));

describe('the cache of public reads', () => {
  const answering = (...prices: number[]) => {
    let now = 1000;
    const cache = new ReadCache({ now: () => now });
    const requested: number[] = [];
    const load = () => {
      const price = prices[requested.length]!;
      requested.push(price);
      return Promise.resolve({ items: [{ price }] });
    };
    return { get: () => cache.get('list', load), asked: requested, pass: (milliseconds: number) => void (now += milliseconds) };
  };

  it('loads once while a response is fresh', async () => {
    const { get, asked, pass } = answering(1, 2);
    const first = await get();
    pass(freshFor - 1);
    expect(await get()).toBe(first);
    expect(asked).toEqual([1]);
  });

  it('returns the same object while the content is equal, and a new one after a change', async () => {
    const { get, asked, pass } = answering(1, 1, 2);
    const first = await get();
    pass(freshFor + 1);
    await get();
    await settled();
    expect(await get()).toBe(first);
    pass(freshFor + 1);
    await get();
    await settled();
    expect(await get()).toEqual({ items: [{ price: 2 }] });
    expect(asked).toEqual([1, 1, 2]);
  });
});
