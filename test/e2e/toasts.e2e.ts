import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { expect, test, withMotion } from './support/fixtures.js';
import { fillCart, panelSlug } from './support/journeys.js';
import { fetchRaw } from './support/raw-page.js';
import type { Shopper } from './support/shopper.js';
import { seenOn, ToastArea, watchToasts } from './support/toast-area.js';

test.use(withMotion);

const locale = 'nl-NL';
const slug = panelSlug[locale];
/** In ms; longer than any toast is shown. */
const long = 60_000;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Opens a product page with a fake clock, which is paused at the first toast. */
const openWithClock = async (shopper: Shopper): Promise<{ area: ToastArea; toast: Locator }> => {
  const { page } = shopper;
  await page.clock.install();
  await watchToasts(page);
  await shopper.open('productDetail', slug);
  const area = new ToastArea(shopper);
  const toast = await area.copy();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return { area, toast };
};

/** Remaining milliseconds of the five seconds of a toast whose timer was not paused. */
const leftOn = async (page: Page): Promise<number> => {
  const { opened } = await seenOn(page);
  return opened! + 5000 - (await page.evaluate(() => Date.now()));
};

/** Drags a toast horizontally in several steps. */
const drag = async (page: Page, toast: Locator, pixels: number): Promise<void> => {
  const { x, y, width, height } = (await toast.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + pixels, y + height / 2, { steps: 10 });
  await page.mouse.up();
};

const leftEdgeOf = async (place: Locator): Promise<number> => Math.round((await place.boundingBox())!.x);

test('a toast is shown for five seconds, with animations of 150 ms and 300 ms; pointer, window and F8 pause its timer', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { area, toast } = await openWithClock(shopper);
  await expect(toast).toHaveAttribute('data-kind', 'success');
  await page.clock.runFor((await leftOn(page)) - 50);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(100);
  await expect(area.toasts).toHaveCount(0);
  const { opened, opening, closed, closing } = await seenOn(page);
  expect(opening).toBe('toast-opens 0.15s');
  expect(closing).toBe('toast-closes 0.3s');
  expect(Math.abs(closed! - opened! - 5000)).toBeLessThanOrEqual(50);
  await page.clock.runFor(300);
  await expect(area.region).toHaveCount(0);

  await test.step('its timer is paused while the pointer is over it, and continues afterwards', async () => {
    // The clock is paused, so the timer of the new toast has not advanced.
    await area.copy();
    await toast.hover();
    await page.clock.runFor(long);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(5000 - 50);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(100);
    await expect(area.toasts).toHaveCount(0);
  });

  await test.step('its timer is paused while the window has no focus', async () => {
    await area.copy();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.clock.runFor(long);
    await expect(toast).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.runFor(5000);
    await expect(area.toasts).toHaveCount(0);
  });

  await test.step('F8 moves the focus to the toasts and pauses them; Escape closes them and returns the focus', async () => {
    await area.copy();
    const button = shopper.button('global.share.copy');
    await button.focus();
    await page.keyboard.press('F8');
    await expect(area.list).toBeFocused();
    await page.clock.runFor(long);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(area.closeOf(toast)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(area.toasts).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test('a toast is closed by a swipe to the right of more than 50 pixels, by Escape from anywhere on the page, and by its close button', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { area, toast } = await openWithClock(shopper);
  await drag(page, toast, -120);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await drag(page, toast, 45);
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  const home = await leftEdgeOf(area.list);
  await expect.poll(() => leftEdgeOf(toast), { message: 'the toast returns to its position' }).toBe(home);
  await drag(page, toast, 60);
  await expect(area.toasts).toHaveCount(0);
  expect((await seenOn(page)).closing).toBe('toast-leaves 0.3s');

  await page.clock.resume();
  await area.copy();
  await shopper.button('global.share.copy').focus();
  await page.keyboard.press('Escape');
  await expect(area.toasts).toHaveCount(0);
  await area.closeOf(await area.copy()).click();
  await expect(area.toasts).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a touch swipe closes a toast', async ({ shopperIn, page, context }) => {
    const { area, toast } = await openWithClock(shopperIn(locale));
    const touch = await context.newCDPSession(page);
    const swipe = async (pixels: number) => {
      const { x, y, height } = (await toast.boundingBox())!;
      const at = (moved: number) => [{ x: x + 80 + moved, y: y + height / 2 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let moved = 5; moved <= pixels; moved += 5) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(moved) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(45);
    await expect(toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast).toHaveAttribute('data-state', 'open');
    await swipe(60);
    await expect(area.toasts).toHaveCount(0);
  });
});

test('there is no animation with reduced motion', async ({ shopperIn, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { area, toast } = await openWithClock(shopperIn(locale));
  await area.closeOf(toast).click();
  await expect(area.toasts).toHaveCount(0);
  const { opening, closed } = await seenOn(page);
  expect(opening).toMatch(/^none /);
  // Without an animation the toast is removed immediately.
  expect(closed).toBeUndefined();
});

test('the code of toasts loads with the first one; toasts are accessible, and a repeated message is shown once', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn('de-DE');
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('toast-area') && scripts.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('productDetail', panelSlug['de-DE']);
  expect(scripts).toEqual([]);
  const area = new ToastArea(shopper);
  await area.copy();
  expect(scripts).toHaveLength(1);
  await area.copy();
  await expect(area.toasts).toHaveCount(1);
  const failed = await area.failToCopy();
  await expect(failed).toHaveAttribute('data-kind', 'danger');
  await expect(failed).toContainText(shopper.translate('global.share.byHand'));
  await expect(area.toasts).toHaveCount(2);
  await page.keyboard.press('F8');

  await test.step('they are 390 pixels wide, and keep their margins on a phone', async () => {
    expect(await area.list.boundingBox()).toMatchObject({ width: 390, x: 1440 - 390 - 20 });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await area.list.boundingBox()).toMatchObject({ width: 330, x: 15 });
  });
  await expectAccessible(page, 'a page with toasts');

  await test.step('nothing of them is in the server-rendered page', async () => {
    const { html } = await fetchRaw(shop, 'de-DE', new URL(page.url()).pathname);
    expect(html).not.toMatch(/\sstyle=|<style/);
    expect(html).not.toContain(shopper.translate('global.toasts.all', { hotkey: 'F8' }));
  });
});

test('a toast whose code cannot be loaded is still shown, and stays until it is closed', async ({ shopperIn, page, pageErrors }) => {
  pageErrors.expect(/toast-area|ERR_FAILED/);
  const shopper = shopperIn(locale);
  await page.route(/toast-area/, (route) => route.abort());
  await shopper.open('productDetail', slug);
  await shopper.button('global.share.copy').click();
  const alert = page.getByRole('alert').filter({ hasText: shopper.translate('global.share.copied') });
  await expect(alert).toBeVisible();
  await expectAccessible(page, 'a toast without its code');
  await alert.getByRole('button', { name: shopper.translate('global.toasts.close') }).click();
  await expect(alert).toHaveCount(0);
});

test('the removal of a product saved for later can be undone in a toast', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const name = await fillCart(shopper);
  await page.clock.install();
  await shopper.open('cart');
  await shopper.button('cart.later.saveNamed', { name }).click();
  const later = page.getByRole('list', { name: translate('cart.later.title') }).getByRole('listitem');
  await expect(later).toHaveCount(1);
  await shopper.button('cart.later.removeNamed', { name }).click();
  await expect(later).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  const { toasts } = new ToastArea(shopper);
  await expect(toasts).toContainText(translate('cart.later.removed', { name }));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await toasts.getByRole('button', { name: translate('cart.undo') }).click();
  await page.clock.resume();
  await expect(later).toHaveCount(1);
  await expect(toasts.filter({ hasText: translate('cart.later.saved', { name }) })).toBeVisible();
});

test('a failed change of a quantity is reported in a toast after leaving the cart', async ({ shopperIn, page, pageErrors }) => {
  pageErrors.expect(/cart\.updateLine|ERR_FAILED/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const name = await fillCart(shopper);
  await shopper.open('cart');
  const cart = new CartPage(shopper);
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route(/cart\.updateLine/, (route) => left.then(() => route.abort()));
  await cart.quantityOf(name).fill('4');
  await page
    .getByRole('navigation', { name: translate('header.mainMenu') })
    .getByRole('link', { name: translate('routes.productOverview') })
    .click();
  await shopper.expectAt('productOverview');
  // The URL changes before the page is rendered, so this waits until the cart is unmounted.
  await expect(cart.quantityOf(name)).toHaveCount(0);
  leave();
  const toast = new ToastArea(shopper).toasts.filter({ hasText: translate('cart.unchanged', { name }) });
  await expect(toast).toContainText(translate('form.noAnswer.detail'));
  await toast.getByRole('link', { name: translate('global.toasts.toCart') }).click();
  await shopper.expectAt('cart');
  await expect(cart.quantityOf(name)).toHaveValue('1');
});
