import { setTimeout as pause } from 'node:timers/promises';
import { ports } from './bench.js';
import { DevTools } from './dev-tools.js';

/** As Lighthouse slows a computer down to a phone. */
const slowdown = 4;
const screen = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true };
/** Milliseconds for which a finger rests: as in the taps that browsers make by themselves (DevTools protocol, Input.synthesizeTapGesture). */
const rest = 50;
/** Milliseconds after which what comes when the browser is idle has come. */
const idleWork = 2000;

interface Noted {
  clicks: number;
  interactions: Map<number, number>;
  tasks: number[];
}
declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page before anything else: notes each interaction's longest event, as INP is defined (web.dev/articles/inp), and each long task. */
const takeNotes = (): void => {
  const noted: Noted = { clicks: 0, interactions: new Map(), tasks: [] };
  window.noted = noted;
  window.addEventListener('click', () => (noted.clicks += 1), true);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) noted.interactions.set(interactionId, Math.max(noted.interactions.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => noted.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
};

/** Two idle moments: what was shown has been told of. */
const idle = () => new Promise<void>((told) => requestIdleCallback(() => requestIdleCallback(() => told(), { timeout: 1000 }), { timeout: 1000 }));

/**
 * A phone's page on a slowed computer, of a visitor of its own. The browser is asked as little as possible: where its `Runtime`
 * is listened to, as Playwright does, V8 reads a whole file anew for each error that is made in it, which nobody without DevTools
 * waits for.
 */
export class SlowedPage {
  private constructor(
    private readonly browser: DevTools,
    private readonly page: DevTools,
    private readonly browserContextId: string,
  ) {}

  /** Loads a page and lets it come to rest. */
  static async open(browser: DevTools, url: string): Promise<SlowedPage> {
    const { browserContextId } = await browser.ask<{ browserContextId: string }>('Target.createBrowserContext');
    const { targetId } = await browser.ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank', browserContextId });
    const page = await DevTools.at(`ws://127.0.0.1:${ports.browser}/devtools/page/${targetId}`);
    await page.ask('Page.enable');
    await page.ask('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.ask('Emulation.setDeviceMetricsOverride', screen);
    await page.ask('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.ask('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(takeNotes)})()` });
    const navigated = await page.ask<{ loaderId: string }>('Page.navigate', { url });
    // Told half a second after the last answer: never before it is waited for.
    await page.told('Page.lifecycleEvent', ({ name, loaderId }) => name === 'networkIdle' && loaderId === navigated.loaderId);
    await pause(idleWork);
    return new SlowedPage(browser, page, browserContextId);
  }

  /** Runs a function in the page, that knows nothing of its surroundings here. */
  private async run<Result>(what: string): Promise<Result> {
    const answer = await this.page.ask<{ result: { value: Result }; exceptionDetails?: { exception?: { description: string } } }>('Runtime.evaluate', {
      expression: `(${what})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
    return answer.result.value;
  }

  /**
   * A finger's tap on what is found, in the middle of the screen.
   * @param find runs in the page
   */
  async tap(find: () => Element | undefined): Promise<void> {
    const place = (found: Element) => {
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const at = await this.run(`() => (${String(place)})((${String(find)})())`);
    await this.run(String(idle));
    await this.page.ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await pause(rest);
    await this.page.ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await this.run(String(idle));
  }

  /** What was noted so far: clicks, the slowest interaction (with fewer than 50 that is INP), the longest task; in ms. */
  noted(): Promise<{ clicks: number; slowest: number; longest: number }> {
    // Events shorter than the 16 ms that the browser tells of count as that.
    const read = () => ({ clicks: window.noted.clicks, slowest: Math.max(16, ...window.noted.interactions.values()), longest: Math.max(0, ...window.noted.tasks) });
    return this.run(String(read));
  }

  async close(): Promise<void> {
    this.page.close();
    await this.browser.ask('Target.disposeBrowserContext', { browserContextId: this.browserContextId });
  }
}
