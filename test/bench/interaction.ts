import type { Browser, Page } from 'playwright';
import { type Bench, host, pathsOf, ports, startShopApi, startStorefront } from './bench.js';
import { startBrowser } from './browser.js';
import { interactions, watchedPages } from './goals.js';
import { median } from './measure.js';

/** As Lighthouse slows a computer down to a phone. */
const slowdown = 4;
const viewport = { width: 412, height: 823 };

interface Noted {
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
  const noted: Noted = { interactions: new Map(), tasks: [] };
  window.noted = noted;
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

/** Events shorter than what the browser tells of count as that. */
const shortestTold = 16;
/** The slowest interaction, once the browser has told of it: with fewer than 50 that is INP. */
const slowestOf = async (page: Page): Promise<number> => {
  // Events are told after the next frame is shown; two idle ones later all of them are.
  await page.evaluate(() => new Promise<void>((told) => requestIdleCallback(() => requestIdleCallback(() => told(), { timeout: 1000 }), { timeout: 1000 })));
  return page.evaluate((least) => Math.max(least, ...window.noted.interactions.values()), shortestTold);
};

type Act = (page: Page) => Promise<void>;
/** What is done on which page. */
const acts: Record<(typeof interactions)[number], { on: 'productOverview' | 'productDetail'; act: Act }> = {
  filter: {
    on: 'productOverview',
    act: async (page) => {
      const open = page.locator('summary, button').filter({ hasText: /Filter/ });
      if (await open.first().isVisible()) await open.first().tap();
      await page.locator('form input[type=checkbox]:visible').first().tap({ force: true });
    },
  },
  configure: {
    on: 'productDetail',
    act: (page) => page.locator('fieldset input[type=radio]:not(:checked), [role=radiogroup] input[type=radio]:not(:checked)').first().tap({ force: true }),
  },
  'add to cart': {
    on: 'productDetail',
    act: (page) =>
      page
        .getByRole('button', { name: /winkelwagen/i })
        .filter({ visible: true })
        .last()
        .tap(),
  },
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
      const page = await openSlowed(browser, origin + paths[acts[name].on]);
      await acts[name].act(page);
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
