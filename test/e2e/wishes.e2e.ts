import { expectAccessible, expectContrastInOtherBrands } from './support/accessible.js';
import { AccountPage, openAccount } from './support/account-page.js';
import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { panelSlug } from './support/journeys.js';
import { ToastArea } from './support/toast-area.js';

const locale = 'de-DE';

test('a guest marks products, finds them after a reload, and takes them to a new account without duplicates', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const { toasts } = new ToastArea(shopper);
  const list = page.getByRole('list', { name: translate('wishes.favourites.label') });
  await shopper.open('productOverview');
  const hearts = page.getByRole('button', { name: new RegExp(`^${translate('product.wishes.favourite')}: `) });
  // The code of the buttons is loaded when the browser is idle.
  await page.waitForLoadState('networkidle');
  await hearts.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await hearts.nth(1).click();
  await page.reload();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');

  await shopper.open('favourites');
  await expect(list.locator('> li')).toHaveCount(2);
  await expectAccessible(page, 'favourites of a guest');
  await list
    .getByRole('button', { name: /aus den Favoriten entfernen$/ })
    .first()
    .click();
  await expect(list.locator('> li')).toHaveCount(1);
  await toasts.getByRole('button', { name: translate('wishes.undo') }).click();
  await expect(list.locator('> li')).toHaveCount(2);
  await list.getByRole('button', { name: /^In den Warenkorb: / }).click();
  await expect(toasts.filter({ hasText: /liegt im Warenkorb/ })).toBeVisible();

  await new AccountPage(shopper).openAs(await openAccount(shopper));
  for (const visit of ['first', 'second']) {
    await shopper.open('favourites');
    await expect(page.getByText(translate('wishes.favourites.leadSaved')), `${visit} visit`).toBeVisible();
    await expect(list.locator('> li')).toHaveCount(2);
  }
  await shopper.open('cart');
  await expect(new CartPage(shopper).lines).toHaveCount(1);
});

test('a shopper chooses products to compare, is refused a fifth, and shows only what differs', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const { toasts } = new ToastArea(shopper);
  await shopper.open('compare');
  await expect(page.getByText(translate('wishes.compare.empty.title'))).toBeVisible();
  await shopper.open('productOverview');
  const choices = page.getByRole('button', { name: new RegExp(`^${translate('product.wishes.compare')}: `) });
  await page.waitForLoadState('networkidle');
  for (const at of [0, 1, 2, 3, 4]) await choices.nth(at).click();
  await expect(toasts.filter({ hasText: translate('wishes.compare.full', { count: 4 }) })).toBeVisible();
  const tray = page.getByRole('complementary', { name: translate('wishes.compare.tray') });
  await expect(tray).toContainText(translate('wishes.compare.chosen', { count: 4, maximum: 4 }));
  await tray.getByRole('link', { name: translate('wishes.compare.show'), exact: true }).click();
  await shopper.expectTitle(translate('wishes.compare.title'));
  await expect(tray).toBeHidden();
  await expectAccessible(page, 'a comparison');
  await expectContrastInOtherBrands(page, 'a comparison', 'main');
  const rows = page.getByRole('region', { name: translate('wishes.compare.table') }).locator('tbody tr:visible');
  await page
    .getByRole('link', { name: /^Entfernen: / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const all = await rows.count();
  await page.getByRole('checkbox', { name: translate('wishes.compare.onlyDifferent') }).check();
  expect(await rows.count()).toBeLessThanOrEqual(all);
  await expect(page.locator('tbody tr:not([data-differs]):visible')).toHaveCount(0);

  await shopper.open('productDetail', panelSlug[locale]);
  await expect(tray).toContainText(translate('wishes.compare.chosen', { count: 3, maximum: 4 }));
});
