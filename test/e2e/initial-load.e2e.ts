import type { Page } from 'playwright/test';
import { href } from '../../src/contract/routes.js';
import { expect, test, withMotion } from './support/fixtures.js';
import { layoutShiftOf, watchLayoutShifts } from './support/layout-shifts.js';
import { fetchRaw } from './support/raw-page.js';

test.use(withMotion);

/** Times in ms at which the files for hydration were requested, and at which the page was painted. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const { files: scripts, styles } = document.querySelector<HTMLScriptElement>('script[data-files]')!.dataset;
    const files = [scripts!, styles!].flatMap((addresses) => addresses.split(' '));
    const requested = performance.getEntriesByType('resource').filter(({ name }) => files.includes(new URL(name).pathname));
    const [shown] = performance.getEntriesByName('first-contentful-paint');
    return { files: files.length, asked: requested.map(({ startTime }) => startTime), shown: shown?.startTime };
  });

test.describe('the initial load of a page', () => {
  for (const route of ['home', 'productOverview', 'blogOverview'] as const)
    test(`paints before the files for hydration are requested, and loads its first pictures in the smallest format that the browser supports: ${route}`, async ({
      shopperIn,
      page,
    }) => {
      await page.goto(shopperIn('nl-NL').urlOf(route));
      await expect.poll(async () => (await timesOf(page)).asked.length).toBeGreaterThan(0);
      const { asked, shown } = await timesOf(page);
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(shown!);

      const eager = page.locator('main img[fetchpriority=high]');
      await expect.poll(() => eager.evaluateAll((images: HTMLImageElement[]) => images.filter(({ currentSrc }) => !currentSrc.endsWith('.avif')).length)).toBe(0);
      expect(await eager.count()).toBeGreaterThan(0);
    });

  test('requests all files for hydration before the first of them arrives, so that they take one round trip', async ({ shopperIn, page }) => {
    const shopper = shopperIn('nl-NL');
    const { html } = await fetchRaw(shopper.shop, 'nl-NL', href('productOverview', 'nl-NL'));
    const files = ['files', 'styles'].flatMap((name) => new RegExp(` data-${name}="([^"]+)"`).exec(html)![1]!.split(' '));
    const requested = new Set<string>();
    const all = Promise.withResolvers<void>();
    await page.route(
      ({ pathname }) => files.includes(pathname),
      async (route) => {
        requested.add(new URL(route.request().url()).pathname);
        if (requested.size === files.length) all.resolve();
        await all.promise;
        await route.continue();
      },
    );
    await shopper.open('productOverview');
    expect([...requested].toSorted()).toEqual(files.toSorted());
  });

  test('loads two fonts, each within the initial congestion window; further subsets load only for characters on the page', async ({ shopperIn, page }) => {
    const fonts = new Map<string, number>();
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/fonts/')) fonts.set(new URL(response.url()).pathname, Number(response.headers()['content-length']));
    });
    const shopper = shopperIn('nl-NL');
    for (const route of ['home', 'productOverview', 'blogOverview'] as const) {
      await page.goto(shopper.urlOf(route));
      await shopper.waitForHydration();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    }
    expect([...fonts.keys()].sort()).toEqual(['/fonts/bricolage-grotesque.woff2', '/fonts/hanken-grotesk.woff2']);
    // The initial window is ten segments of 1,460 bytes, including headers (RFC 6928).
    for (const bytes of fonts.values()) expect(bytes).toBeLessThan(13_900);
    await page.getByRole('textbox', { name: shopper.translate('header.search') }).fill('Bjørn');
    await expect.poll(() => [...fonts.keys()]).toContain('/fonts/hanken-grotesk-rest.woff2');
  });

  for (const [locale, route, slug, width] of [
    ['de-DE', 'blogDetail', 'hall-weg-bass-nicht', 390],
    ['fr-FR', 'blogDetail', 'echo-parti-basses-restent', 390],
    ['nl-NL', 'productOverview', undefined, 390],
    ['nl-NL', 'productOverview', undefined, 1280],
  ] as const)
    test(`has little layout shift by late fonts: ${route} in ${locale}, ${width} px wide`, async ({ shopperIn, page }) => {
      const shopper = shopperIn(locale);
      await page.setViewportSize({ width, height: 844 });
      await watchLayoutShifts(page);
      const late = Promise.withResolvers<void>();
      await page.route('**/fonts/*', async (requested) => {
        await late.promise;
        await requested.continue();
      });
      const opening = shopper.open(route, slug);
      await expect(shopper.title).toBeVisible();
      const shown = await page.evaluate(
        () =>
          new Promise(
            (painted) =>
              void requestAnimationFrame(() =>
                setTimeout(() => painted([...document.fonts].filter(({ family, status }) => family.includes('Variable') && status === 'loaded').length)),
              ),
          ),
      );
      expect(shown, 'letters that were there').toBe(0);
      late.resolve();
      await opening;
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await layoutShiftOf(page)).toBeLessThan(0.02);
    });

  test('loads the language tables of the browser in a worker, which then ends', async ({ shopperIn, page }) => {
    const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto(shopperIn('nl-NL').urlOf('productOverview'))]);
    expect(worker.url()).toContain('/assets/formats');
    await expect.poll(() => page.workers()).toEqual([]);
  });

  test('hydrates without creating Error objects, for which a browser with DevTools would read whole source files', async ({ shopperIn, page }) => {
    await page.addInitScript(() => {
      const made: unknown[] = [];
      const note = (error: object, [message]: unknown[]) => {
        made.push(message);
        return error;
      };
      window.Error = new Proxy(Error, {
        apply: (target, self, given) => note(Reflect.apply(target, self, given), given),
        construct: (target, given, by) => note(Reflect.construct(target, given, by), given),
      });
      Object.assign(window, { made });
    });
    for (const route of ['home', 'productOverview', 'cart'] as const) {
      await shopperIn('nl-NL').open(route);
      expect(await page.evaluate(() => (window as unknown as { made: unknown[] }).made), route).toEqual([]);
    }
  });

  test('hydrates on the first interaction, before its pictures are loaded', async ({ shopperIn, page }) => {
    const shopper = shopperIn('nl-NL');
    await page.route('**/media/**', () => undefined);
    await page.goto(shopper.urlOf('productOverview'), { waitUntil: 'commit' });
    await expect(shopper.title).toBeVisible();
    expect((await timesOf(page)).asked).toEqual([]);
    // A key that is pressed before the listener is registered has no effect.
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect((await timesOf(page)).asked).not.toEqual([]);
    }).toPass();
    await shopper.waitForHydration();
  });
});
