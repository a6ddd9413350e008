import { Timings } from './timings.js';

const stepsIn = (timings: Timings) => [...String(timings).matchAll(/(\w+);dur=[\d.]+;desc="step (\d)"/g)].map(([, name, step]) => `${name} ${step}`);

describe('the timings of a page', () => {
  it('distinguish parallel calls from calls that waited for another', async () => {
    const timings = new Timings();
    const answer = () => Promise.resolve(1);
    await Promise.all([timings.measure('menu', answer), timings.measure('product', answer)]);
    await timings.measure('related', answer);
    expect(stepsIn(timings)).toEqual(['menu 1', 'product 1', 'related 2']);
  });

  it('contain a failed call, and pass its error on', async () => {
    const timings = new Timings();
    await expect(timings.measure('menu', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(stepsIn(timings)).toEqual(['menu 1']);
  });

  it('start with loading and rendering', () => {
    const timings = new Timings();
    timings.markLoaded();
    expect(String(timings)).toMatch(/^load;dur=[\d.]+, render;dur=[\d.]+$/);
  });
});
