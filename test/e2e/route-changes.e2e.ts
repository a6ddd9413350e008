import type { Page } from 'playwright/test';
import brand from '../../brands/enc/brand.js';
import { expect, test, withMotion } from './support/fixtures.js';
import { bar, locale, panel, pointUntilAsked, reads, toPanel } from './support/route-change.js';

test.use(withMotion);

const announced = (page: Page) => page.locator('#announcer');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
const fromTop = (page: Page, selector: string) => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Holds answers back until they are let go. */
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
  test('shows a bar from its start until the page is there, for links, forms and the way back', async ({ shopperIn, page }) => {
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
    await shopper.untilAlive();
    letGo = await hold(page, reads);
    await page.goBack();
    await expect(bar(page)).toHaveAttribute('data-state', 'running');
    await letGo();
    await expect(bar(page)).toHaveAttribute('data-state', 'done');
  });

  test('moves nothing for those who want no motion', async ({ shopperIn, page }) => {
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

  test('puts the focus at the new heading, which says the title; where something else has the focus the title is announced', async ({ shopperIn, page }) => {
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

  test('leads to the place an address names, clear of the header', async ({ shopperIn, page }) => {
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
  test('lead to where the reader was, also after a reload', async ({ shopperIn, page }) => {
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
    await shopper.untilAlive();
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
    await shopper.expectAt('productOverview');
    // From another document altogether, whose page notes its entry as it comes to life.
    await shopper.open('contact');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
  });

  test('lead from a place on a page to where the reader was on it, and nothing is loaded', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productDetail', panel);
    await page.getByRole('main').evaluate((main) => main.insertAdjacentHTML('beforeend', '<a href="#main" data-test>Up</a>'));
    await scrollTo(page, 500);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator('[data-test]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/#main$/);
    await expect.poll(() => scrolled(page)).toBeLessThan(100);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(500);
    expect(asked.filter((address) => address.includes('/api/trpc/'))).toEqual([]);
  });

  test('lead back from a page that was on its way to the screen', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    const overview = await shopper.title.textContent();
    for (let round = 0; round < 8; round += 1) {
      // The address is there before the page is.
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

test.describe('a link that is about to be followed', () => {
  test('brings its page ahead, so that the click asks for nothing', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    await pointUntilAsked(shopper, /products\.related/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await toPanel(page).click();
    await shopper.expectAt('productDetail', panel);
    await expect(shopper.title).toBeFocused();
    expect(asked.filter((address) => /products\.(?:bySlug|slugs|related)|\/assets\/productDetail/.test(address))).toEqual([]);
  });

  test('is let be when the pointer leaves early', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await shopper.open('productOverview');
    const letGo = await hold(page, /products\.bySlug/);
    await pointUntilAsked(shopper, /products\.bySlug/);
    // Long before it would be given up as old.
    const given = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('products.bySlug'), timeout: 5000 });
    await shopper.title.hover();
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
    await letGo();
    await toPanel(page).click();
    await shopper.expectAt('productDetail', panel);
  });

  test('is not followed ahead to the cart or the account', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await page.clock.install();
    await shopper.open('productOverview');
    await page.clock.runFor(5000);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['/winkelwagen', '/mijn-account']) {
      await page.locator(`header a[href="${path}"]`).hover();
      await page.clock.runFor(1000);
    }
    expect(asked.filter((address) => /\/api\/|\/assets\/.*\.js/.test(address))).toEqual([]);
    // One of the others is, by the same clock.
    const brought = page.waitForRequest(/products\.bySlug/);
    await toPanel(page).hover();
    await page.clock.runFor(1000);
    await brought;
  });

  test('is let be where data are dear', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }));
    await page.clock.install();
    await shopper.open('productOverview');
    await page.clock.runFor(5000);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await toPanel(page).hover();
    await page.clock.runFor(1000);
    expect(asked.filter((address) => address.includes('/api/trpc/'))).toEqual([]);
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g' } }));
    await shopper.title.hover();
    const brought = page.waitForRequest(/products\.bySlug/);
    await toPanel(page).hover();
    await page.clock.runFor(1000);
    await brought;
  });
});
