import { startAdCall } from './ad-call.js';

const page = (at: number) => ({ url: `https://shop.example/${at}`, title: `Page ${at}`, locale: 'nl-NL' as const });
const start = () => startAdCall({ script: 'https://ads.example/nl.js' });

describe('calls of the ad-call tracker', () => {
  beforeEach(() => {
    delete window.adCall;
  });

  it('are queued in order until its script is loaded, up to a maximum', () => {
    const { show } = start();
    for (let at = 0; at < 60; at += 1) show?.(page(at));
    expect(window.adCall).toHaveLength(50);
    expect(window.adCall).toMatchObject({ 0: { event: 'page-load', url: 'https://shop.example/10', title: 'Page 10' }, 49: { title: 'Page 59' } });
  });

  it('are passed to the script after it has replaced the queue', () => {
    const { show } = start();
    const taken: unknown[] = [];
    window.adCall = { push: (call) => taken.push(call) };
    show?.(page(1));
    expect(taken).toEqual([{ event: 'page-load', url: 'https://shop.example/1', title: 'Page 1' }]);
  });

  it('do not break the page when the script throws, and the failure is reported once', () => {
    const { show } = start();
    window.adCall = {
      push: () => {
        throw new Error('no');
      },
    };
    const reported: unknown[] = [];
    globalThis.fetch = (_, { body } = {}) => Promise.reject(new Error(String(reported.push(body))));
    expect(() => show?.(page(1))).not.toThrow();
    show?.(page(2));
    expect(reported).toEqual([expect.stringContaining('"party":"adCall","failure":"broken"')]);
  });
});
