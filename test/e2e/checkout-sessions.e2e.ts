import { AccountPage, openAccount, signIn } from './support/account-page.js';
import { expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { startCheckout } from './support/journeys.js';
import { BankPage, ResultPage } from './support/payment.js';
import { endSession } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';

const home = { street: 'Prinsengracht', houseNumber: '263', postcode: '1016 GV', city: 'Amsterdam', country: 'nl' } as const;

const reload = async (shopper: Shopper) => {
  await shopper.page.reload();
  await shopper.waitForHydration();
};

test.describe('a customer whose session ends', () => {
  const start = async (shopper: Shopper) => {
    const account = new AccountPage(shopper);
    const holder = await openAccount(shopper, { address: home, phone: '0201234567' });
    await signIn(shopper, holder);
    return { account, holder, checkout: await startCheckout(shopper) };
  };
  const expectEnded = async ({ page, translate }: Shopper) => expect(page.getByRole('heading', { name: translate('checkout.session.ended') })).toBeFocused();

  test('while typing or before ordering signs in again within the page, and keeps the input', async ({ shopperIn, shop, page, context, pageErrors }) => {
    pageErrors.expect(/status of 40[14]/);
    const shopper = shopperIn('nl-NL');
    const { checkout, account, holder } = await start(shopper);
    const total = await checkout.summary.getByRole('definition').allTextContents();
    await checkout.field('lastName').fill('Zomer');
    await endSession(shop, context, 'nl-NL');
    await shopper.button('checkout.details.continue').click();
    await expectEnded(shopper);
    await expectAccessible(page, 'a session that has ended');
    await expect(account.field('form.email')).toHaveValue(holder.email);
    await account.field('form.password').fill(holder.password);
    await shopper.button('auth.submit').click();
    await expect(checkout.field('lastName')).toHaveValue('Zomer');
    await expect(shopper.title).toBeFocused();
    expect(await checkout.summary.getByRole('definition').allTextContents()).toEqual(total);
    await checkout.continueTo('delivery');

    await test.step('and again between review and order button, which then places one order', async () => {
      await checkout.chooseDelivery();
      await checkout.choosePayment();
      await endSession(shop, context, 'nl-NL');
      await checkout.terms.check();
      await shopper.button('checkout.review.order').click();
      await expectEnded(shopper);
      await account.field('form.password').fill(holder.password);
      await shopper.button('auth.submit').click();
      await expect(checkout.terms).toBeChecked();
      await shopper.button('checkout.review.order').click();
      await expect(page).toHaveURL(/\/test-bank\//);
      await new BankPage(shopper).choose('paid');
      await new ResultPage(shopper).expectOutcome('paid');
    });
  });

  test('is redirected to the sign-in by a reload, and then back', async ({ shopperIn, shop, context, pageErrors }) => {
    pageErrors.expect(/status of 40[14]/);
    const shopper = shopperIn('nl-NL');
    const { translate } = shopper;
    const { checkout, account, holder } = await start(shopper);
    await checkout.field('lastName').fill('Zomer');
    await endSession(shop, context, 'nl-NL');
    await reload(shopper);
    for (const time of ['at once', 'and again, when the browser has forgotten the key']) {
      await account.expectHeading('auth.heading');
      await expect(shopper.page.getByText(translate('auth.news.sessionEnded')), time).toBeVisible();
      await reload(shopper);
    }
    await account.signIn(holder);
    await shopper.expectAt('checkout');
    await expect(checkout.field('lastName')).toHaveValue('Zomer');
    await checkout.continueTo('delivery');
  });

  test('and who continues as a guest starts with an empty cart: cart and details stay in the account', async ({ shopperIn, shop, page, context, pageErrors }) => {
    pageErrors.expect(/status of 40[14]/);
    const shopper = shopperIn('nl-NL');
    const { translate } = shopper;
    const { holder } = await start(shopper);
    await endSession(shop, context, 'nl-NL');
    await shopper.button('checkout.details.continue').click();
    await expectEnded(shopper);
    await shopper.button('checkout.session.startAnew').click();
    await expect(shopper.title).toHaveText(translate('cart.empty.title'));
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(holder.email);
    const asGuest = await startCheckout(shopper);
    await expect(asGuest.field('lastName')).toHaveValue('');
    await expect(asGuest.way('guest')).toBeChecked();
    await signIn(shopper, holder);
    await shopper.open('cart');
    await expect(new CartPage(shopper).lines).toHaveCount(1);
  });
});
