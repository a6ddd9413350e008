import { setTimeout as pause } from 'node:timers/promises';
import { ports } from './bench.js';
import { DevTools } from './dev-tools.js';

/** Lighthouse's default CPU slowdown. */
const slowdown = 4;
const screen = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true };
/** Duration of a touch in ms, as in Input.synthesizeTapGesture of the DevTools protocol. */
const rest = 50;
/** Time in ms after which work that is scheduled for an idle browser is done. */
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

/** Runs in the page before any other script: records the longest event of each interaction, as defined for INP (web.dev/articles/inp), and long tasks. */
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

/** Waits for two idle callbacks, after which the performance observers have received the entries of the last frame. */
const idle = () => new Promise<void>((reported) => requestIdleCallback(() => requestIdleCallback(() => reported(), { timeout: 1000 }), { timeout: 1000 }));

/**
 * Page on a simulated slow phone, in its own browser context. It does not enable the `Runtime` domain, as Playwright does: V8 would
 * then read the whole source file again for each created error, which does not happen to users without DevTools.
 */
export class SlowedPage {
  private constructor(
    private readonly browser: DevTools,
    private readonly page: DevTools,
    private readonly browserContextId: string,
  ) {}

  /** Loads a page and waits until it is idle. */
  static async open(browser: DevTools, url: string): Promise<SlowedPage> {
    const { browserContextId } = await browser.send<{ browserContextId: string }>('Target.createBrowserContext');
    const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', browserContextId });
    const page = await DevTools.at(`ws://127.0.0.1:${ports.browser}/devtools/page/${targetId}`);
    await page.send('Page.enable');
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.send('Emulation.setDeviceMetricsOverride', screen);
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(takeNotes)})()` });
    const navigated = await page.send<{ loaderId: string }>('Page.navigate', { url });
    // The event comes half a second after the last response, and thus after this line.
    await page.told('Page.lifecycleEvent', ({ name, loaderId }) => name === 'networkIdle' && loaderId === navigated.loaderId);
    await pause(idleWork);
    return new SlowedPage(browser, page, browserContextId);
  }

  /** Runs a function in the page. @param what its source, which cannot refer to variables of this module */
  private async run<Result>(what: string): Promise<Result> {
    const answer = await this.page.send<{ result: { value: Result }; exceptionDetails?: { exception?: { description: string } } }>('Runtime.evaluate', {
      expression: `(${what})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
    return answer.result.value;
  }

  /**
   * Scrolls an element to the middle of the screen and taps it.
   * @param find returns the element; runs in the page
   */
  async tap(find: () => Element | undefined): Promise<void> {
    const place = (found: Element) => {
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const at = await this.run(`() => (${String(place)})((${String(find)})())`);
    await this.run(String(idle));
    await this.page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await pause(rest);
    await this.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await this.run(String(idle));
  }

  /** Recorded so far: number of clicks; slowest interaction (with fewer than 50 interactions that is INP) and longest task, in ms. */
  noted(): Promise<{ clicks: number; slowest: number; longest: number }> {
    // The browser reports events from 16 ms on; shorter ones count as 16 ms.
    const read = () => ({ clicks: window.noted.clicks, slowest: Math.max(16, ...window.noted.interactions.values()), longest: Math.max(0, ...window.noted.tasks) });
    return this.run(String(read));
  }

  async close(): Promise<void> {
    this.page.close();
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.browserContextId });
  }
}
