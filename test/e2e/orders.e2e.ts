import type { OutputOf } from '../../src/contract/shop-api.js';
import { type AccountHolder, AccountPage, openAccount, signIn } from './support/account-page.js';
import { everyLayout, expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { panelSlug, slatsSlug } from './support/journeys.js';
import { setStock } from './support/database.js';
import { orderAsCustomer, orderAsGuest, productAt } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';

const locale = 'nl-NL';

const idAt = async ({ shop }: Shopper, slug: string) => (await productAt(shop, locale, slug)).id;
/** Creates a customer with an order. */
const withOrder = async (shopper: Shopper, slug: string, quantity = 1): Promise<{ holder: AccountHolder; placed: OutputOf<'completeOrder'> }> => {
  const holder = await openAccount(shopper);
  return { holder, placed: await orderAsCustomer(shopper.shop, locale, await idAt(shopper, slug), quantity, holder) };
};

test('a guest order with the address of a customer can be claimed, and then shows history, invoice and payment', async ({ shopperIn, page, pageErrors }) => {
  pageErrors.expect(/status of 404/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  const orderWith = async (slug: string, quantity: number) => (await orderAsGuest(shopper.shop, locale, await idAt(shopper, slug), quantity, holder.email)).order;
  const placed = await orderWith(panelSlug[locale], 2);
  const foreign = await orderWith(slatsSlug[locale], 1);
  const number = placed.number!;
  await account.openAs(holder);
  const found = page.getByRole('region', { name: translate('account.guestOrders.title') });
  await expect(found.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'orders placed with the customer’s address');
  await page.getByRole('button', { name: translate('account.guestOrders.dismissLabel', { number: foreign.number! }) }).click();
  await expect(page.getByText(translate('auth.news.orderDismissed'))).toBeVisible();
  await page.getByRole('button', { name: translate('account.guestOrders.claimLabel', { number }) }).click();
  await expect(page.getByText(translate('auth.news.orderClaimed'))).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.getByRole('link', { name: translate('account.order.show', { number }) }).click();
  await account.expectHeading('account.order.title', { number });
  const course = page.getByRole('region', { name: translate('account.order.course') }).getByRole('listitem');
  await expect(course.first()).toContainText(translate('account.order.placedStep'));
  await expect(course.nth(1)).toContainText(translate('account.order.ahead'));
  await expect(page.getByRole('region', { name: translate('account.order.lines') })).toContainText(placed.lines[0]!.name);
  await expectAccessible(page, 'an unpaid order', everyLayout);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Factuur FENC/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await shopper.link('account.order.pay').click();
  await expect(shopper.title).toHaveText(translate('checkout.result.unpaid.heading'));

  const others = await withOrder(shopper, panelSlug[locale]);
  await shopper.open('myAccount', undefined, { order: others.placed.id });
  await expect(shopper.title).toHaveText(translate('notFound.title'));
});

test('a link to an order requires the sign-in, and then shows the order', async ({ shopperIn }) => {
  const shopper = shopperIn(locale);
  const account = new AccountPage(shopper);
  const { holder, placed } = await withOrder(shopper, panelSlug[locale]);
  await shopper.open('myAccount', undefined, { order: placed.id });
  await account.signIn(holder);
  await account.expectHeading('account.order.title', { number: placed.number! });
});

test('an order is reordered, and the cart shows reduced quantities', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const { holder, placed } = await withOrder(shopper, slatsSlug[locale], 3);
  const [line] = placed.lines;
  await signIn(shopper, holder);
  await shopper.open('myAccount', undefined, { order: placed.id });
  await expect(page.locator('[data-printed] img')).toHaveAttribute('src', new RegExp(`order%3D${placed.id}$`));
  const stock = await setStock(shop, line!.productId, 2);
  await shopper.button('account.order.reorder').click();
  const report = page.getByRole('status').filter({ hasText: translate('account.reorder.title', { number: placed.number! }) });
  await expect(report).toContainText(translate('account.reorder.reasons.scarce', { name: line!.name, taken: 2, ordered: 3 }));
  await expect(new CartPage(shopper).line(line!.name)).toBeVisible();
  await expectAccessible(page, 'a cart from an old order');
  await setStock(shop, line!.productId, stock);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is reordered', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    const account = new AccountPage(shopper);
    const { holder, placed } = await withOrder(shopper, panelSlug[locale], 2);
    await page.goto(shopper.urlOf('myAccount', undefined, { order: placed.id }));
    await account.signIn(holder);
    await account.expectHeading('account.order.title', { number: placed.number! });
    await shopper.button('account.order.reorder').click();
    await expect(page.getByText(shopper.translate('account.reorder.all'))).toBeVisible();
    await expect(new CartPage(shopper).line(placed.lines[0]!.name)).toBeVisible();
  });
});
