import { BackgroundRead } from './background-read.js';

describe('a read in the background', () => {
  let now = 0;
  let requested = 0;
  /** Reads `answer`, which fails for undefined, and waits until the response has been processed. */
  const opened = () => {
    const read = new BackgroundRead<{ score: number } | null>(null, { now: () => now });
    return async (answer: { score: number } | undefined) => {
      const load = async () => {
        requested += 1;
        if (!answer) throw new Error('The Shop API is down');
        return answer;
      };
      const known = read.get(load);
      await new Promise(setImmediate);
      return known;
    };
  };

  it('returns what was known before, and then the response', async () => {
    const get = opened();
    expect(await get({ score: 9 })).toBeNull();
    expect(await get({ score: 8 })).toEqual({ score: 9 });
  });

  it('requests the response again after a minute', async () => {
    const get = opened();
    requested = 0;
    for (const passed of [0, 59_000, 1000, 1, 1]) {
      now += passed;
      await get({ score: 9 });
    }
    expect(requested).toBe(2);
  });

  it('keeps the object of an unchanged response', async () => {
    const get = opened();
    await get({ score: 9 });
    const known = await get({ score: 9 });
    const later = async (answer: { score: number } | undefined) => {
      now += 61_000;
      await get(answer);
      return get(answer);
    };
    expect(await later({ score: 9 })).toBe(known);
    expect(await later(undefined)).toBe(known);
    expect(await later({ score: 7 })).toEqual({ score: 7 });
  });
});
