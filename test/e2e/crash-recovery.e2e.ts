import { CartPage } from './support/cart-page.js';
import { expect, test as base } from './support/fixtures.js';
import { goToBank, panelSlug, payOrder, putInCart, slatsSlug } from './support/journeys.js';
import { mailAbout } from './support/outbox.js';
import { BankPage, ResultPage } from './support/payment.js';
import { RunningShop } from './support/running-shop.js';

/** Test with a shop that has its own PostgreSQL, so that every part can be killed. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from the pattern
    async ({}, use) => {
      const shop = await RunningShop.startWithPostgres();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('an order is paid although the Shop API is killed while the shopper is at the bank', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn('nl-NL');
  const result = new ResultPage(shopper);
  await payOrder(shopper);
  await shop.killAndAwait('shopApi');
  await page.reload();
  await new BankPage(shopper).choose('paid');
  await result.expectOutcome('paid');
  await mailAbout(shop, shopper.translate('components.mail.paid.subject', { number: await result.orderNumber() }));
});

test('an order exists and can be paid after the whole shop is killed right after it was placed', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn('nl-NL');
  const result = new ResultPage(shopper);
  await goToBank(shopper);
  await shop.crashAndRestart();
  await page.goBack();
  await expect(page).toHaveURL(/\?order=/);
  await shopper.waitForHydration();
  const number = await result.orderNumber();
  await mailAbout(shop, shopper.translate('components.mail.confirmation.subject', { number, shop: 'ENC' }));
  await page.goForward();
  await new BankPage(shopper).choose('paid');
  await result.expectOutcome('paid');
  expect(await result.orderNumber()).toBe(number);
});

test('shopping continues after PostgreSQL is killed', async ({ shopperIn, shop }) => {
  const shopper = shopperIn('nl-NL');
  const first = await putInCart(shopper, panelSlug['nl-NL']);
  await shop.killAndAwait('postgres');
  const second = await putInCart(shopper, slatsSlug['nl-NL']);
  const cart = new CartPage(shopper);
  await shopper.open('cart');
  await expect(cart.line(first)).toBeVisible();
  await expect(cart.line(second)).toBeVisible();
});
