import { measuringHosts } from '../support/third-parties.js';
import { expectAccessible } from './support/accessible.js';
import { startCheckout } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { layoutShiftOf, watchLayoutShifts } from './support/layout-shifts.js';
import { answerOf, browsePages, consentBanner, consentOf, expect, expectHosts, layerOf, pagesOfEachKind, requestsOf, test } from './support/measured-shop.js';

test('no measuring service is requested before consent, nor after a refusal', async ({ shopperIn, page, hosts }) => {
  const shopper = shopperIn('nl-NL');
  await browsePages(shopper, pagesOfEachKind);
  await expect(consentBanner(shopper)).toBeVisible();
  const html = await page.evaluate(async () => (await fetch(window.location.href)).text());
  const [shown] = html.split('<script type="application/json"');
  expect(shown).not.toMatch(/preconnect|dns-prefetch/);
  for (const name of measuringHosts) expect(shown).not.toContain(hosts[name].origin);
  expect(await consentOf(page)).toBeUndefined();

  await answerOf(shopper, 'refuse').click();
  await expect(consentBanner(shopper)).toBeHidden();
  expect(await consentOf(page)).toBe('1.T');
  await browsePages(shopper);
  await expect(consentBanner(shopper)).toBeHidden();
  expect(requestsOf(hosts)).toEqual([]);
  expect((await layerOf(page)).filter((entry) => !Array.isArray(entry))).toEqual([]);
});

test('consent is withdrawn in the footer: the page reloads without the scripts and their cookies', async ({ shopperIn, page, context, hosts, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(pageErrors, ...measuringHosts);
  await shopper.open('blogOverview');
  await answerOf(shopper, 'accept').click();
  const measuringCookies = async () => (await context.cookies(page.url())).map(({ name }) => name).filter((name) => name.startsWith('_g'));
  await expect.poll(measuringCookies).toEqual(['_ga', '_gcl_au']);
  await page.getByRole('link', { name: shopper.translate('footer.privacyChoices') }).click();
  await page.getByRole('checkbox', { name: new RegExp(shopper.translate('form.choices.marketing.title')) }).uncheck();
  const reloaded = page.waitForEvent('load');
  await shopper.button('form.choices.save').click();
  await reloaded;
  expect(await consentOf(page)).toBe('1.T.statistics');
  await shopper.waitForHydration();
  await expect.poll(() => hosts.tags.asked.filter((path) => path.startsWith('/gtm'))).toHaveLength(2);
  expect(await page.evaluate(() => 'adCall' in window)).toBe(false);

  await page.getByRole('link', { name: shopper.translate('footer.privacyChoices') }).click();
  const again = page.waitForEvent('load');
  await shopper.button('form.choices.refuse').click();
  await again;
  await shopper.waitForHydration();
  await expect.poll(measuringCookies).toEqual([]);
  const before = requestsOf(hosts).length;
  await browsePages(shopper);
  expect(requestsOf(hosts)).toHaveLength(before);
});

test('Global Privacy Control of the browser counts as refusal, until the visitor decides otherwise', async ({ shopperIn, page, context, hosts, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await browsePages(shopper);
  await expect(consentBanner(shopper)).toBeHidden();
  expect(requestsOf(hosts)).toEqual([]);
  expectHosts(pageErrors, ...measuringHosts);
  await page.getByRole('link', { name: shopper.translate('footer.privacyChoices') }).click();
  await expect(page.getByText(shopper.translate('form.choices.signal'))).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(shopper.translate('form.choices.statistics.title')) }).check();
  await shopper.button('form.choices.save').click();
  await expect.poll(() => hosts.tags.asked.length).toBe(2);
});

test('the banner causes no layout shift', async ({ shopperIn, page, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  // Blocks fonts, because layout shifts by late fonts are tested in initial-load.
  pageErrors.expect(/\/fonts\//);
  await page.route('**/fonts/*', (route) => route.abort());
  await watchLayoutShifts(page);
  await shopper.open('productOverview');
  await expect(consentBanner(shopper)).toBeVisible();
  expect(await layoutShiftOf(page)).toBe(0);
});

test('the banner is first in the tab order, never covers the focused element, and is accessible', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  await shopper.open('productOverview');
  await expect(consentBanner(shopper)).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  const [refuse, accept] = await Promise.all(
    [answerOf(shopper, 'refuse'), answerOf(shopper, 'accept')].map((button) =>
      button.evaluate((one) => ({
        ...one.getBoundingClientRect().toJSON(),
        look: getComputedStyle(one).cssText || [getComputedStyle(one).background, getComputedStyle(one).color, getComputedStyle(one).font].join(),
      })),
    ),
  );
  expect([refuse!.width, refuse!.height, refuse!.top, refuse!.look]).toEqual([accept!.width, accept!.height, accept!.top, accept!.look]);

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    const hidden = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement!;
        const banner = document.querySelector('[data-banner]')!;
        if (banner.contains(focused) || focused === document.body) return undefined;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const over = banner.getBoundingClientRect();
        const isBehind = top < window.innerHeight && top >= over.top && left >= over.left && right <= over.right && bottom > over.top;
        return isBehind ? focused.outerHTML.slice(0, 80) : undefined;
      });
      if (name) hidden.push(name);
    }
    expect(hidden, `what has the focus behind the banner at ${width} px`).toEqual([]);
  }
  await expectAccessible(page, 'a page with the banner');

  await page.reload();
  await expect(consentBanner(shopper)).toBeVisible();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
  await expect(answerOf(shopper, 'refuse')).toBeFocused();
  await byKeyboard(page).press(answerOf(shopper, 'choose'));
  const dialog = page.getByRole('dialog', { name: shopper.translate('form.choices.title') });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(answerOf(shopper, 'choose')).toBeFocused();
  await byKeyboard(page).press(answerOf(shopper, 'choose'));
  await byKeyboard(page).press(dialog.getByRole('button', { name: shopper.translate('form.choices.refuse') }));
  await expect(consentBanner(shopper)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
});

test('other tabs follow the decision, and the checkout shows no banner', async ({ shopperIn, page, context }) => {
  const shopper = shopperIn('nl-NL');
  const other = await context.newPage();
  await shopper.open('home');
  await expect(consentBanner(shopper)).toBeVisible();
  await startCheckout(shopper);
  await page.waitForLoadState('networkidle');
  await expect(consentBanner(shopper)).toHaveCount(0);
  await shopper.open('home');
  await expect(consentBanner(shopper)).toBeVisible();
  await other.goto(shopper.urlOf('contact'));
  const otherBanner = other.getByRole('region', { name: shopper.translate('form.banner.title') });
  await expect(otherBanner).toBeVisible();
  await other.getByRole('button', { name: shopper.translate('form.banner.refuse'), exact: true }).click();
  await expect(otherBanner).toBeHidden();
  await expect(consentBanner(shopper)).toBeHidden();
  await page.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no banner, and no measuring service is requested', async ({ page, shopperIn, hosts }) => {
    const shopper = shopperIn('nl-NL');
    await page.goto(shopper.urlOf('home'), { waitUntil: 'networkidle' });
    await expect(consentBanner(shopper)).toHaveCount(0);
    await expect(page.getByRole('link', { name: shopper.translate('footer.privacyChoices') })).toHaveAttribute('href', /privacy/);
    expect(requestsOf(hosts)).toEqual([]);
  });
});
