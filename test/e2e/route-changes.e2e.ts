import type { Page } from 'playwright/test';
import brand from '../../brands/enc/brand.js';
import { expect, test, withMotion } from './support/fixtures.js';
import { bar, hoverUntilPrefetched, locale, panel, reads, toPanel } from './support/route-change.js';

test.use(withMotion);

const announced = (page: Page) => page.locator('#announcer');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
const fromTop = (page: Page, selector: string) => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Delays responses. @returns a function that releases them */
const hold = async (page: Page, address: string | RegExp): Promise<() => Promise<void>> => {
  let letGo!: () => void;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await isFree;
    await route.fallback().catch(() => undefined);
  });
  return async () => {
    letGo();
    await page.unroute(address);
  };
};

test.describe('a route change', () => {
  test('shows a progress bar from its start until the page is rendered, for links, forms and the back button', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    const before = await shopper.title.textContent();
    await expect(bar(page)).not.toHaveAttribute('data-state');

    let letGo = await hold(page, reads);
    await toPanel(page).click();
    await expect(bar(page)).toHaveAttribute('data-state', 'running');
    await expect(bar(page)).toHaveCSS('opacity', '1');
    await expect(shopper.title).toHaveText(before!);
    await letGo();
    await expect(bar(page)).toHaveAttribute('data-state', 'done');
    await shopper.expectAt('productDetail', panel);
    await expect(bar(page)).toHaveCSS('opacity', '0');

    letGo = await hold(page, reads);
    await page.getByRole('search').getByRole('textbox').fill('paneel');
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveAttribute('data-state', 'running');
    await letGo();
    await shopper.expectAt('searchOverview', undefined, { q: 'paneel' });
    await expect(bar(page)).toHaveAttribute('data-state', 'done');

    await page.reload();
    await shopper.waitForHydration();
    letGo = await hold(page, reads);
    await page.goBack();
    await expect(bar(page)).toHaveAttribute('data-state', 'running');
    await letGo();
    await expect(bar(page)).toHaveAttribute('data-state', 'done');
  });

  test('has no animation with reduced motion', async ({ shopperIn, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    const letGo = await hold(page, reads);
    await toPanel(page).click();
    await expect(bar(page)).toHaveCSS('opacity', '1');
    await expect(bar(page)).toHaveCSS('transform', 'none');
    await letGo();
    await shopper.expectAt('productDetail', panel);
  });

  test('moves the focus to the new heading; when another element has the focus, the title is announced instead', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    await toPanel(page).click();
    await shopper.expectAt('productDetail', panel);
    await expect(shopper.title).toBeFocused();
    await shopper.expectTitle((await shopper.title.textContent())!);
    await expect(announced(page)).toBeEmpty();

    await page.goBack();
    await shopper.expectAt('productOverview');
    await expect(toPanel(page)).toBeFocused();
    await expect.poll(() => announced(page).textContent()).toBe(await page.title());
  });

  test('scrolls to the fragment of the URL, below the sticky header', async ({ shopperIn, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const offset = brand.headerHeight + 16;
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    await toPanel(page).evaluate((link: HTMLAnchorElement) => {
      link.hash = '#buy';
    });
    await page.getByRole('main').locator(`a[href$="${panel}#buy"]`).first().click();
    await expect(page).toHaveURL(/#buy$/);
    await expect.poll(() => fromTop(page, '#buy')).toBe(offset);
    await expect(page.locator('#buy')).toBeFocused();
    await expect.poll(() => announced(page).textContent()).toBe(await page.title());

    await scrollTo(page, 0);
    await page.locator('#buy').evaluate((place) => place.insertAdjacentHTML('beforebegin', '<a href="#buy" data-test>Here</a>'));
    await page.locator('[data-test]').evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => fromTop(page, '#buy')).toBe(offset);
  });
});

test.describe('back and forward', () => {
  test('restore the scroll position, also after a reload', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    await scrollTo(page, 700);
    await toPanel(page).evaluate((link: HTMLElement) => link.click());
    await shopper.expectAt('productDetail', panel);
    await expect(shopper.title).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await scrollTo(page, 300);

    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.goForward();
    await shopper.expectAt('productDetail', panel);
    await expect.poll(() => scrolled(page)).toBe(300);

    await page.reload();
    await shopper.waitForHydration();
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
    await shopper.expectAt('productOverview');
    // From another document, which records its history entry during hydration.
    await shopper.open('contact');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
  });

  test('restore the scroll position within a page with fragments, without loading anything', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productDetail', panel);
    await page.getByRole('main').evaluate((main) => main.insertAdjacentHTML('beforeend', '<a href="#main" data-test>Up</a>'));
    await scrollTo(page, 500);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.locator('[data-test]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/#main$/);
    await expect.poll(() => scrolled(page)).toBeLessThan(100);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(500);
    expect(requested.filter((address) => address.includes('/api/trpc/'))).toEqual([]);
  });

  test('work while the next page is being rendered', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    const overview = await shopper.title.textContent();
    for (let round = 0; round < 4; round += 1) {
      // The URL changes before the page is rendered.
      await page.evaluate(() => {
        const { pushState } = window.history;
        window.history.pushState = function push(...entry) {
          window.history.pushState = pushState;
          pushState.apply(this, entry);
          this.back();
        };
      });
      const isBack = page.evaluate(() => new Promise((back) => window.addEventListener('popstate', back, { once: true })).then(() => true));
      await toPanel(page).click();
      await isBack;
      await shopper.expectAt('productOverview');
      await page.waitForLoadState('networkidle');
      await expect(shopper.title).toHaveText(overview!);
    }
    await toPanel(page).click();
    await shopper.expectAt('productDetail', panel);
    await expect(shopper.title).toBeFocused();
  });
});

test.describe('a link with the pointer over it', () => {
  test('prefetches its page, so that the click causes no request', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    await hoverUntilPrefetched(shopper, /products\.related/);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await toPanel(page).click();
    await shopper.expectAt('productDetail', panel);
    await expect(shopper.title).toBeFocused();
    expect(requested.filter((address) => /products\.(?:bySlug|slugs|related)|\/assets\/productDetail/.test(address))).toEqual([]);
  });

  test('cancels the prefetch when the pointer leaves early', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    const letGo = await hold(page, /products\.bySlug/);
    await hoverUntilPrefetched(shopper, /products\.bySlug/);
    // Well before the prefetch would expire.
    const given = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('products.bySlug'), timeout: 5000 });
    await shopper.title.hover();
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
    await letGo();
    await toPanel(page).click();
    await shopper.expectAt('productDetail', panel);
  });

  test('does not prefetch the cart or the account', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await page.clock.install();
    await shopper.open('productOverview');
    await page.clock.runFor(5000);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const path of ['/winkelwagen', '/mijn-account']) {
      await page.locator(`header .own a[href="${path}"]`).hover();
      await page.clock.runFor(1000);
    }
    expect(requested.filter((address) => /\/api\/|\/assets\/.*\.js/.test(address))).toEqual([]);
    // With the same clock, another link is prefetched.
    const brought = page.waitForRequest(/products\.bySlug/);
    await toPanel(page).hover();
    await page.clock.runFor(1000);
    await brought;
  });

  test('does not prefetch with the data saver', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }));
    await page.clock.install();
    await shopper.open('productOverview');
    await page.clock.runFor(5000);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await toPanel(page).hover();
    await page.clock.runFor(1000);
    expect(requested.filter((address) => address.includes('/api/trpc/'))).toEqual([]);
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g' } }));
    await shopper.title.hover();
    const brought = page.waitForRequest(/products\.bySlug/);
    await toPanel(page).hover();
    await page.clock.runFor(1000);
    await brought;
  });
});
