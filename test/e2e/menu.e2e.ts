import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { byKeyboard } from './support/keyboard.js';
import type { Shopper } from './support/shopper.js';

const locale = 'nl-NL';
test.use({ viewport: { width: 360, height: 740 } });

const menuOf = ({ page, translate }: Shopper) => {
  const button = page
    .locator('summary')
    .filter({ has: page.locator('svg') })
    .and(page.getByLabel(translate('header.menu'), { exact: true }));
  const links = page.getByRole('navigation', { name: translate('header.mainMenu') }).getByRole('link');
  return { button, links };
};

/** Whether the accessibility tree reports the menu as expanded. */
const isToldOpen = async (page: Page, name: string): Promise<unknown> => {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, accessibleName: name });
  return nodes.flatMap(({ properties = [] }) => properties).find((property) => property.name === 'expanded')?.value.value;
};

test('the menu of a phone opens and closes by keyboard, and elements behind it cannot get the focus', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('home');
  const { button, links } = menuOf(shopper);
  const { tabTo } = byKeyboard(page);
  expect(await isToldOpen(page, shopper.translate('header.menu'))).toBe(false);
  await tabTo(button);
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  expect(await isToldOpen(page, shopper.translate('header.menu'))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(links).toHaveCount(0);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('the menu closes on a click outside and after a link was followed', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('home');
  const { button, links } = menuOf(shopper);
  await button.click();
  await expectAccessible(page, 'an open menu');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.mouse.click(180, 700);
  await expect(links).toHaveCount(0);
  await button.click();
  await links.first().click();
  await expect(shopper.title).toBeFocused();
  await expect(links).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and its links work', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    await page.goto(shopper.urlOf('home'));
    const { button, links } = menuOf(shopper);
    await button.click();
    const path = (await links.first().getAttribute('href'))!;
    await links.first().click();
    await expect(page).toHaveURL(shopper.shop.urlOf(locale) + path);
  });
});
