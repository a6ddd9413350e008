import { AccountPage, type Holder, openAccount } from './support/account-page.js';
import { expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { panelSlug, slatsSlug } from './support/journeys.js';
import { setStock } from './support/database.js';
import { call, type GuestOrder, orderAsGuest, productAt } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';

const locale = 'nl-NL';

/** A customer, and what somebody ordered with their address as a guest. */
const withGuestOrder = async (shopper: Shopper, slug: string, quantity = 1): Promise<{ holder: Holder; placed: GuestOrder }> => {
  const { id } = await productAt(shopper.shop, locale, slug);
  const holder = await openAccount(shopper);
  return { holder, placed: await orderAsGuest(shopper.shop, locale, id, quantity, holder.email) };
};
/** A customer, and an order in their account. */
const withOrder = async (shopper: Shopper, slug: string, quantity = 1): ReturnType<typeof withGuestOrder> => {
  const { holder, placed } = await withGuestOrder(shopper, slug, quantity);
  const { token } = await call(shopper.shop, { locale }, 'login', { email: holder.email, password: holder.password });
  await call(shopper.shop, { locale, sessionToken: token }, 'claimGuestOrder', { id: placed.order.id });
  return { holder, placed };
};

test('an order with the customer’s address is theirs once they say so, with its course, its invoice and a way to pay', async ({ shopperIn, page, troubles }) => {
  troubles.expect(/status of 404/);
  const shopper = shopperIn(locale);
  const { say } = shopper;
  const account = new AccountPage(shopper);
  const { holder, placed } = await withGuestOrder(shopper, panelSlug[locale], 2);
  const { order: foreign } = await orderAsGuest(shopper.shop, locale, (await productAt(shopper.shop, locale, slatsSlug[locale])).id, 1, holder.email);
  const number = placed.order.number!;
  await shopper.open('myAccount');
  await account.signIn(holder);
  await account.expectSignedIn(holder);
  const found = page.getByRole('region', { name: say('account.guestOrders.title') });
  await expect(found.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'orders placed with the customer’s address');
  await page.getByRole('button', { name: say('account.guestOrders.dismissLabel', { number: foreign.number! }) }).click();
  await expect(page.getByText(say('auth.news.orderDismissed'))).toBeVisible();
  await page.getByRole('button', { name: say('account.guestOrders.claimLabel', { number }) }).click();
  await expect(page.getByText(say('auth.news.orderClaimed'))).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.getByRole('link', { name: say('account.order.show', { number }) }).click();
  await account.expectHeading('account.order.title', { number });
  const course = page.getByRole('region', { name: say('account.order.course') }).getByRole('listitem');
  await expect(course.first()).toContainText(say('account.order.placedStep'));
  await expect(course.nth(1)).toContainText(say('account.order.ahead'));
  await expect(page.getByRole('region', { name: say('account.order.lines') })).toContainText(placed.order.lines[0]!.name);
  await expectAccessible(page, 'an order that waits for its payment');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Factuur FENC/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await shopper.link('account.order.pay').click();
  await expect(shopper.title).toHaveText(say('checkout.result.unpaid.heading'));

  const others = await withOrder(shopper, panelSlug[locale]);
  await shopper.open('myAccount', undefined, { order: others.placed.order.id });
  await expect(shopper.title).toHaveText(say('notFound.title'));
});

test('a link to an order asks who is not signed in, and then shows it', async ({ shopperIn }) => {
  const shopper = shopperIn(locale);
  const account = new AccountPage(shopper);
  const { holder, placed } = await withOrder(shopper, panelSlug[locale]);
  await shopper.open('myAccount', undefined, { order: placed.order.id });
  await account.signIn(holder);
  await account.expectHeading('account.order.title', { number: placed.order.number! });
});

test('an order is put in the cart again, and the cart tells what there is less of', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn(locale);
  const { say } = shopper;
  const account = new AccountPage(shopper);
  const { holder, placed } = await withOrder(shopper, slatsSlug[locale], 3);
  const [line] = placed.order.lines;
  await shopper.open('myAccount', undefined, { order: placed.order.id });
  await account.signIn(holder);
  const stock = await setStock(shop, line!.productId, 2);
  await shopper.button('account.order.reorder').click();
  const report = page.getByRole('status').filter({ hasText: say('account.reorder.title', { number: placed.order.number! }) });
  await expect(report).toContainText(say('account.reorder.reasons.scarce', { name: line!.name, taken: 2, ordered: 3 }));
  await expect(new CartPage(shopper).line(line!.name)).toBeVisible();
  await expectAccessible(page, 'a cart from an old order');
  await setStock(shop, line!.productId, stock);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // A browser that may not run scripts reports each one it finds as blocked.
  test.beforeEach(({ troubles }) => troubles.expect(/\.js csp$/));

  test('an order is put in the cart again', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    const account = new AccountPage(shopper);
    const { holder, placed } = await withOrder(shopper, panelSlug[locale], 2);
    await page.goto(shopper.urlOf('myAccount', undefined, { order: placed.order.id }));
    await account.signIn(holder);
    await account.expectHeading('account.order.title', { number: placed.order.number! });
    await shopper.button('account.order.reorder').click();
    await expect(page.getByText(shopper.say('account.reorder.all'))).toBeVisible();
    await expect(new CartPage(shopper).line(placed.order.lines[0]!.name)).toBeVisible();
  });
});
