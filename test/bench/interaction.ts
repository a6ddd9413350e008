import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { type Bench, host, pathsOf, ports, startShopApi, startStorefront } from './bench.js';
import { startBrowser } from './browser.js';
import { interactions, watchedPages } from './goals.js';
import { median } from './measure.js';

/** As Lighthouse slows a computer down to a phone. */
const slowdown = 4;
const viewport = { width: 412, height: 823 };
/** Milliseconds for which a finger rests: as in the taps that browsers make by themselves (DevTools protocol, Input.synthesizeTapGesture). */
const rest = 50;

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

/** A page on a slowed computer, loaded and at rest. */
const openSlowed = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({ viewport, hasTouch: true, isMobile: true });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(takeNotes);
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
};

/** Frames are shown and told of: events are told after the next frame, two idle moments later all of them are. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((told) => requestIdleCallback(() => requestIdleCallback(() => told(), { timeout: 1000 }), { timeout: 1000 })));

/** Events shorter than what the browser tells of count as that. */
const shortestTold = 16;
/** The slowest interaction, once the browser has told of it: with fewer than 50 that is INP. */
const slowestOf = async (page: Page): Promise<number> => {
  await atRest(page);
  return page.evaluate((least) => Math.max(least, ...window.noted.interactions.values()), shortestTold);
};

/**
 * A finger's tap on a control that stands in the middle of the screen of a page at rest. Playwright's own tap runs its checks
 * in the page between finger and answer: on a computer slowed four times they take as long as the answer.
 */
const tap = async (control: Locator): Promise<void> => {
  const page = control.page();
  await control.waitFor();
  const at = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await atRest(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await pause(rest);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devTools.detach();
};

/** What is touched on which page, one after the other. */
const touches: Record<(typeof interactions)[number], { on: 'productOverview' | 'productDetail'; controls(page: Page): Locator[] }> = {
  filter: {
    on: 'productOverview',
    controls: (page) => [
      page
        .locator('summary')
        .filter({ hasText: /Filter/, visible: true })
        .first(),
      page.locator('form label:has(input[type=checkbox])').filter({ visible: true }).first(),
    ],
  },
  configure: { on: 'productDetail', controls: (page) => [page.locator('[role=radiogroup] label:has(input:not(:checked))').filter({ visible: true }).first()] },
  'add to cart': { on: 'productDetail', controls: (page) => [page.locator('main').getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first()] },
};

/** How long a phone's shopper waits for what they touched, and the longest piece of work at load. */
export const measureInteraction = async (bench: Bench): Promise<void> => {
  const shopApi = await startShopApi(bench);
  await startStorefront(bench, shopApi.url);
  const browser = await startBrowser(bench);
  const origin = `http://${host}:${ports.storefront}`;
  const paths = { ...(await pathsOf(`http://localhost:${ports.storefront}`)), productDetail: '/product/wandpaneel-stof' };
  for (const name of interactions) {
    const slowest: number[] = [];
    for (let round = 0; round < bench.rounds; round += 1) {
      const { on, controls } = touches[name];
      const page = await openSlowed(browser, origin + paths[on]);
      const touched = controls(page);
      for (const control of touched) await tap(control);
      if ((await page.evaluate(() => window.noted.clicks)) < touched.length) throw new Error(`${name}: a tap hit nothing`);
      slowest.push(await slowestOf(page));
      await page.context().close();
    }
    bench.table.report(`INP, ${name}`, median(slowest));
  }
  for (const name of watchedPages) {
    const longest: number[] = [];
    for (let round = 0; round < bench.rounds; round += 1) {
      const page = await openSlowed(browser, origin + paths[name]);
      longest.push(await page.evaluate(() => Math.max(0, ...window.noted.tasks)));
      await page.context().close();
    }
    bench.table.report(`${name}, longest task`, median(longest));
  }
};
