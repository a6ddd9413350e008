import { ReadCache } from './read-cache.js';

/** Milliseconds after which an answer is asked for again. */
const freshFor = 5000;
/** What is fetched behind an answer comes in. */
const settled = () => new Promise<void>((done) => void setImmediate(done));

describe('the cache of public reads', () => {
  const answering = (...prices: number[]) => {
    let now = 1000;
    const cache = new ReadCache({ now: () => now });
    const asked: number[] = [];
    const load = () => {
      const price = prices[asked.length]!;
      asked.push(price);
      return Promise.resolve({ items: [{ price }] });
    };
    return { get: () => cache.get('list', load), asked, pass: (milliseconds: number) => void (now += milliseconds) };
  };

  it('asks once while an answer is fresh', async () => {
    const { get, asked, pass } = answering(1, 2);
    const first = await get();
    pass(freshFor - 1);
    expect(await get()).toBe(first);
    expect(asked).toEqual([1]);
  });

  it('gives the same object as long as it is told the same, and another when it is not', async () => {
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
