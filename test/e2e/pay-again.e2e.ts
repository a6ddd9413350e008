import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { goToBank, payOrder } from './support/journeys.js';
import { mailAbout } from './support/outbox.js';
import { BankPage, ResultPage } from './support/payment.js';

test('after a cancelled and an expired payment the order is kept and paid again', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn('nl-NL');
  const bank = new BankPage(shopper);
  const result = new ResultPage(shopper);

  await payOrder(shopper);
  await bank.choose('canceled');
  await result.expectOutcome('canceled');
  const number = await result.orderNumber();
  await expect(result.summary.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await shopper.waitForHydration();
  await result.expectOutcome('canceled');

  await result.payAgain();
  await bank.choose('expired');
  await result.expectOutcome('expired');
  await result.payAgain();
  await bank.choose('paid');
  await result.expectOutcome('paid');
  expect(await result.orderNumber()).toBe(number);
  await mailAbout(shop, shopper.translate('components.mail.paid.subject', { number }));
});

test('after the back button at the bank the order is linked, also on the empty cart page, and can be changed and paid', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn('de-DE');
  const result = new ResultPage(shopper);
  await goToBank(shopper);
  await page.goBack();
  await expect(page).toHaveURL(/\?order=/);
  await shopper.waitForHydration();
  const number = await result.orderNumber();
  await shopper.open('cart');
  await shopper.link('cart.unpaid.action').click();
  expect(await result.orderNumber()).toBe(number);
  await page.getByText(shopper.translate('checkout.result.change.title')).click();
  await shopper.button('checkout.result.change.change').click();
  await expect(new CartPage(shopper).lines).toHaveCount(1);
  await mailAbout(shop, shopper.translate('components.mail.cancelledByBuyer.subject', { number }));
  await goToBank(shopper);
  await new BankPage(shopper).choose('paid');
  await result.expectOutcome('paid');
  await shopper.open('cart');
  await expect(new CartPage(shopper).lines).toHaveCount(0);
});
