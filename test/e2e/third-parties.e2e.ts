import type { Locator, Page } from 'playwright/test';
import { everyLayout, expectAccessible } from './support/accessible.js';
import { byKeyboard } from './support/keyboard.js';
import { expect, expectHosts } from './support/measured-shop.js';
import { Shopper } from './support/shopper.js';
import { rememberConsent, rememberedConsent } from './support/consent-cookie.js';
import { always, keepFilmsWaiting, once, playFilms, slug, test, title, video } from './support/third-party-shop.js';

/** Position and size of an element in the document, independent of scrolling. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y + window.scrollY, width, height].map(Math.round);
  });
/** Whether an element has the focus. `toBeFocused` also requires that the window has it, which fails at times when a cross-site frame takes the focus. */
const isActive = (element: Element) => element.ownerDocument.activeElement === element;
const openArticle = (shopper: Shopper) => shopper.open('blogDetail', slug);

const locale = 'fr-FR';
/** Milliseconds after which every third party has been given up. */
const deadline = 10_000;

test('no page sends requests to third parties before consent', async ({ shopperIn, page, hosts }) => {
  const shopper = shopperIn(locale);
  for (const [key, of] of [['home'], ['contact'], ['productOverview'], ['blogDetail', slug]] as const) {
    await shopper.open(key, of);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect([...hosts.forms.asked, ...hosts.chat.asked]).toEqual([]);
  expect(await rememberedConsent(page.context())).toBeUndefined();
});

test('a video is consented to and played by keyboard', async ({ shopperIn, page, pageErrors }) => {
  const shopper = shopperIn(locale);
  const requested = await playFilms(page, pageErrors);
  const stage = page.locator('figure .stage');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openArticle(shopper);
  await expectAccessible(page, 'a video without consent', everyLayout);
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = await placeOf(stage);
  expect(requested).toEqual([]);

  await byKeyboard(page).press(once(shopper));
  const play = shopper.button('global.video.play', { title });
  await expect(play).toBeFocused();
  await expect.poll(() => requested).toEqual([`https://i.ytimg.com/vi/${video}/hqdefault.jpg`]);
  expect(await placeOf(stage)).toEqual(before);
  await expectAccessible(page, 'a video with its thumbnail');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Enter');
  const player = page.getByTitle(shopper.translate('global.video.player', { title }));
  await expect.poll(() => player.evaluate(isActive)).toBe(true);
  await expect(player.contentFrame().getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(requested[1]).toMatch(new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${video}\\?.*hl=${locale.slice(0, 2)}`));
  expect(await placeOf(stage)).toEqual(before);
  await page.reload();
  await shopper.waitForHydration();
  await expect(once(shopper)).toBeVisible();
  expect(requested).toHaveLength(2);
});

test('the form of the form service replaces our form, and ours is shown when it fails', async ({ shopperIn, page, shop, hosts, pageErrors }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  expectHosts(pageErrors, 'forms');
  pageErrors.expect(/ERR_ABORTED|status of 404/);
  const own = page.getByRole('textbox', { name: translate('form.email'), exact: true });
  const written = 'noor@exemple.fr';

  await test.step('it is created for the form of this page, in its place', async () => {
    await shopper.open('contact');
    await expectAccessible(page, 'our form with the offer of the embedded form');
    await own.fill(written);
    await byKeyboard(page).press(once(shopper));
    await expect(page.frameLocator('iframe[title="Form c0ffee"]').getByLabel('Name')).toBeVisible();
    await expect(own).toBeHidden();
    await expectAccessible(page, 'the form service’s form');
    expect(hosts.forms.asked).toEqual(['/embed.js', '/frame?portal=12345&form=c0ffee']);
  });

  for (const manner of ['missing', 'throws'] as const) {
    await test.step(`our form is shown with its input in the mode "${manner}" of the host`, async () => {
      hosts.forms.manner = manner;
      await shopper.open('contact');
      await own.fill(written);
      await once(shopper).click();
      await expect(page.getByRole('alert').filter({ hasText: translate('form.embed.failedText') })).toBeVisible();
      await expect(own).toBeVisible();
      await expect(own).toHaveValue(written);
      await expectAccessible(page, `our form instead of one that is ${manner}`);
      const failure = { missing: 'blocked', throws: 'broken' }[manner];
      await expect.poll(() => shop.log).toMatch(new RegExp(`formEmbed ${failure} on /\\w+ \\[[\\w-]+\\]`));
      expect(shop.log).not.toMatch(/^ERROR forged/m);
    });
  }

  await test.step('a retry can succeed', async () => {
    hosts.forms.manner = 'works';
    await shopper.button('form.embed.retry').click();
    await expect(page.getByTitle('Form c0ffee')).toBeVisible();
  });
});

test('permanent consent is stored, used by server rendering, followed by other tabs, and withdrawn in the footer', async ({ shopperIn, page, context, hosts, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(pageErrors, 'forms');
  const requested = await playFilms(page, pageErrors);
  const other = await context.newPage();
  await openArticle(shopper);
  await other.goto(page.url());
  await new Shopper(other, shopper.shop, shopper.locale).waitForHydration();
  await always(shopper).click();
  const play = (tab: Page) => tab.getByRole('button', { name: shopper.translate('global.video.play', { title }), exact: true });
  await expect(play(page)).toBeFocused();
  await expect(play(other)).toBeVisible();
  const { value, expires } = (await rememberedConsent(context))!;
  expect(value).toMatch(/^1\.\d+\.media\.partly$/);
  expect(expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  const html = await page.evaluate(async () => (await fetch(window.location.href)).text());
  expect(html).toContain('i.ytimg.com/vi/');
  expect(requested.length).toBeGreaterThan(0);
  // The consent for media includes the form service.
  await expect.poll(() => hosts.forms.asked).toContain('/embed.js');

  await page.getByRole('link', { name: shopper.translate('footer.privacyChoices') }).click();
  await expect(page.getByRole('checkbox', { name: new RegExp(shopper.translate('form.choices.media.title')) })).toBeChecked();
  await expectAccessible(page, 'the privacy choices');
  await shopper.button('form.choices.refuse').click();
  await expect(play(page)).toBeHidden();
  await expect(play(other)).toBeHidden();
  expect((await rememberedConsent(context))?.value).toMatch(/^1\.\d+$/);
});

test('withdrawing consent to the form service reloads the page without its script', async ({ shopperIn, page, hosts, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(pageErrors, 'forms');
  await shopper.open('contact');
  await always(shopper).click();
  await expect(page.getByTitle('Form c0ffee')).toBeVisible();
  await page.getByRole('link', { name: shopper.translate('footer.privacyChoices') }).click();
  const reloaded = page.waitForEvent('load');
  await shopper.button('form.choices.refuse').click();
  await reloaded;
  expect(await page.evaluate(() => 'hbspt' in window)).toBe(false);
  await expect(page.getByRole('textbox', { name: shopper.translate('form.email'), exact: true })).toBeVisible();
  expect(hosts.forms.asked).toHaveLength(2);
});

test('hosts that do not respond delay no page, even with consent', async ({ shopperIn, page, context, shop, hosts, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(pageErrors, 'forms');
  pageErrors.expect(/third party: https:\/\/i\.ytimg/);
  await keepFilmsWaiting(page);
  hosts.forms.manner = 'hangs';
  await rememberConsent(context, shop.urlOf('nl-NL'), `1.${Math.floor(Date.now() / 1000)}.marketing.media`);
  const before = shop.log.length;
  await page.clock.install();
  await page.goto(shopper.urlOf('blogDetail', slug), { waitUntil: 'load' });
  await shopper.waitForHydration();
  expect(shop.log.slice(before), 'the page is in use before anybody was given up').not.toContain(' timeout on /');
  await expect.poll(() => hosts.forms.asked).toEqual(['/embed.js']);
  await page.clock.fastForward(deadline);
  await expect(page.getByRole('alert').filter({ hasText: shopper.translate('form.embed.failedText') })).toBeVisible();
  await expect.poll(() => shop.log).toContain('formEmbed timeout on /blogs/others');
});

test('a video without thumbnail can be played', async ({ shopperIn, page, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  await playFilms(page, pageErrors, 404);
  await openArticle(shopper);
  await once(shopper).click();
  await expect(page.locator('figure img[src*="ytimg"]')).toHaveCount(0);
  await shopper.button('global.video.play', { title }).click();
  await expect(page.getByTitle(shopper.translate('global.video.player', { title }))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a video is a link to its page, and the chat a link to the contact page', async ({ page, shopperIn }) => {
    const shopper = shopperIn('nl-NL');
    await page.goto(shopper.urlOf('blogDetail', slug));
    await expect(page.getByRole('link', { name: shopper.translate('global.video.elsewhere') })).toHaveAttribute('href', `https://www.youtube.com/watch?v=${video}`);
    await expect(once(shopper)).toBeHidden();
    await shopper.button('global.chat').click();
    await expect(page).toHaveURL(new RegExp(`${new URL(shopper.urlOf('contact')).pathname}\\??$`));
    await expect(page.getByRole('textbox', { name: shopper.translate('form.email'), exact: true })).toBeVisible();
  });
});
