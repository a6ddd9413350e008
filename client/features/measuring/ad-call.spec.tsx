import { startAdCall } from './ad-call.js';

const page = (at: number) => ({ url: `https://shop.example/${at}`, title: `Page ${at}`, locale: 'nl-NL' as const });
const start = () => startAdCall({ script: 'https://ads.example/nl.js' });

describe('calls of the ad-call tracker', () => {
  beforeEach(() => {
    delete window.adCall;
  });

  it('wait for its script, in their order, and not without end', () => {
    const { show } = start();
    for (let at = 0; at < 60; at += 1) show?.(page(at));
    expect(window.adCall).toHaveLength(50);
    expect(window.adCall).toMatchObject({ 0: { event: 'page-load', url: 'https://shop.example/10', title: 'Page 10' }, 49: { title: 'Page 59' } });
  });

  it('go to it once it has put itself in the place of the list', () => {
    const { show } = start();
    const taken: unknown[] = [];
    window.adCall = { push: (call) => taken.push(call) };
    show?.(page(1));
    expect(taken).toEqual([{ event: 'page-load', url: 'https://shop.example/1', title: 'Page 1' }]);
  });

  it('do the page no harm when it breaks, which the log is told once', () => {
    const { show } = start();
    window.adCall = {
      push: () => {
        throw new Error('no');
      },
    };
    const told: unknown[] = [];
    globalThis.fetch = (_, { body } = {}) => Promise.reject(new Error(String(told.push(body))));
    expect(() => show?.(page(1))).not.toThrow();
    show?.(page(2));
    expect(told).toEqual([expect.stringContaining('"party":"adCall","failure":"broken"')]);
  });
});
