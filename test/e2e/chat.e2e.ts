import { statistics } from '../support/reviews.js';
import { everyLayout, expectAccessible } from './support/accessible.js';
import { panelSlug } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { expect, expectHosts } from './support/measured-shop.js';
import { once, test } from './support/third-party-shop.js';

const locale = 'fr-FR';

test('the chat is opened, used, stays open during navigation, and is closed by keyboard', async ({ shopperIn, page, hosts, pageErrors }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  expectHosts(pageErrors, 'chat');
  const button = shopper.button('global.chat');
  const dialog = page.getByRole('dialog', { name: translate('form.chat.title'), exact: true });
  await shopper.open('home');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await byKeyboard(page).press(button);
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'a chat without consent', everyLayout);
  expect(hosts.chat.asked).toEqual([]);

  await test.step('Escape closes it', async () => {
    await dialog.getByRole('button', { name: translate('global.close') }).focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('consent loads the frame with a sandbox', async () => {
    await page.keyboard.press('Enter');
    await byKeyboard(page).press(once(shopper));
    const frame = page.getByTitle(translate('form.chat.title'));
    await expect(frame).toHaveAttribute('data-state', 'ready');
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    await frame.contentFrame().getByLabel('Message').fill('Hello');
    expect(hosts.chat.asked).toEqual([`/chat?locale=${locale}`]);
    await expectAccessible(page, 'a chat');
  });

  await test.step('it keeps its text when another page is opened, and when it is closed and opened again', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page
      .getByRole('navigation', { name: translate('header.mainMenu') })
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(page).not.toHaveURL(shopper.urlOf('home'));
    await expect(page.getByTitle(translate('form.chat.title')).contentFrame().getByLabel('Message')).toHaveValue('Hello');
    await dialog.getByRole('button', { name: translate('global.close') }).click();
    await expect(dialog).toBeHidden();
    await button.click();
    await expect(page.getByTitle(translate('form.chat.title')).contentFrame().getByLabel('Message')).toHaveValue('Hello');
    expect(hosts.chat.asked).toHaveLength(1);
  });
});

test('the rating is shown in the header and on a product page', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const score = shopper.translate('header.rating.score', { score: '9,2' });
  await expect(async () => {
    await shopper.open('productOverview');
    await expect(page.getByRole('banner').getByText(score)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('banner').getByRole('link', { name: score })).toHaveAttribute('href', statistics.viewReviewUrl);
  await expectAccessible(page, 'a page with the rating');
});

test('a chat that never responds is replaced by phone, mail and WhatsApp, and is logged', async ({ shopperIn, page, shop, hosts, pageErrors }) => {
  const shopper = shopperIn('nl-NL');
  expectHosts(pageErrors, 'chat');
  hosts.chat.manner = 'hangs';
  await page.clock.install();
  await shopper.open('productOverview');
  await shopper.button('global.chat').click();
  await once(shopper).click();
  await expect.poll(() => hosts.chat.asked).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText(shopper.translate('form.chat.failed'));
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await expectAccessible(page, 'a chat that failed');
  await expect.poll(() => shop.log).toMatch(/chat timeout on \/producten \[[\w-]+\]/);
  hosts.chat.manner = 'works';
  await shopper.button('form.embed.retry').click();
  await expect(page.getByTitle(shopper.translate('form.chat.title'))).toHaveAttribute('data-state', 'ready');
});

test('on a phone the chat button covers nothing', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [key, of] of [['productDetail', panelSlug['nl-NL']], ['cart'], ['contact']] as const) {
    await shopper.open(key, of);
    await shopper.button('global.chat').scrollIntoViewIfNeeded();
    expect(await shopper.button('global.chat').evaluate((button) => getComputedStyle(button.closest('form')!).position)).toBe('static');
  }
});
