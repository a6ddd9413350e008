import { jest } from '@jest/globals';
import { startRenderMonitor } from './render-monitor.js';

type Seen = (list: { getEntries(): object[] }) => void;
/** Callbacks of the observers by entry type. */
let watched: Map<string, Seen>;
let reported: { address: string; marks: { name: string; value: number; path: string }[] }[];
let answers: () => Promise<unknown>;

class Observer {
  static readonly supportedEntryTypes = ['paint', 'longtask', 'layout-shift', 'event'];
  constructor(private readonly seen: Seen) {}
  observe({ type }: { type: string }) {
    watched.set(type, this.seen);
  }
  disconnect() {
    for (const [type, seen] of watched) if (seen === this.seen) watched.delete(type);
  }
}

const happen = (type: string, entry: object) => watched.get(type)?.({ getEntries: () => [entry] });
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  watched = new Map();
  reported = [];
  answers = () => Promise.resolve();
  Object.assign(globalThis, {
    PerformanceObserver: Observer,
    fetch: (address: string, { body }: { body: string }) => {
      if (address.startsWith('https:')) reported.push({ address, ...(JSON.parse(body) as { marks: [] }) });
      return answers();
    },
  });
});
afterEach(() => jest.useRealTimers());

describe('the render monitor', () => {
  it('sends new marks every two seconds, with the path of their page', async () => {
    const { show, stop } = startRenderMonitor({ ingest: 'https://monitor.example/in' });
    happen('paint', { name: 'first-contentful-paint', startTime: 512.34567 });
    happen('paint', { name: 'first-paint', startTime: 500 });
    show?.({ url: 'https://shop.example/producten', title: 'Producten', locale: 'nl-NL' });
    happen('longtask', { duration: 80 });
    happen('layout-shift', { value: 0.1, hadRecentInput: true });
    happen('event', { duration: 40, interactionId: 0 });
    await pass(1999);
    expect(reported).toEqual([]);
    await pass(1);
    const marks = [
      { name: 'FCP', value: 512.3457, path: '/' },
      { name: 'long task', value: 80, path: '/producten' },
    ];
    expect(reported).toEqual([{ address: 'https://monitor.example/in', marks }]);
    await pass(10_000);
    expect(reported).toHaveLength(1);
    happen('layout-shift', { value: 0.25, hadRecentInput: false });
    await pass(2000);
    expect(reported[1]?.marks).toEqual([{ name: 'CLS', value: 0.25, path: '/producten' }]);
    stop();
    expect(watched.size).toBe(0);
  });

  it('sends at most 200 marks at once, the latest', async () => {
    const { stop } = startRenderMonitor({ ingest: 'https://monitor.example/in' });
    for (let at = 0; at < 300; at += 1) happen('longtask', { duration: at });
    await pass(2000);
    expect(reported[0]?.marks).toHaveLength(200);
    expect(reported[0]?.marks[0]?.value).toBe(100);
    stop();
  });

  it('waits for the response before it sends more, and stops after a failure', async () => {
    let fail = (_: Error): void => undefined;
    answers = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    startRenderMonitor({ ingest: 'https://monitor.example/in' });
    happen('longtask', { duration: 60 });
    await pass(2000);
    happen('longtask', { duration: 70 });
    await pass(4000);
    expect(reported).toHaveLength(1);
    fail(new TypeError('refused'));
    await pass(10_000);
    expect(reported).toHaveLength(1);
    expect(watched.size).toBe(0);
  });
});
