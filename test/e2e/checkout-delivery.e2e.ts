import type { Page } from 'playwright/test';
import { CartPage } from './support/cart-page.js';
import type { CheckoutPage } from './support/checkout-page.js';
import { inDatabase, placedBy, raisePrice, setStock } from './support/database.js';
import { expect, test } from './support/fixtures.js';
import { fillCart, goToBank, openReview, payOrder, startCheckout } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { BankPage, ResultPage } from './support/payment.js';
import { addToCart, call } from './support/shop-api.js';
import { Shopper } from './support/shopper.js';
import { giveConsent, TrackedEvents } from './support/tracked-events.js';
import { centsOf, printed } from './support/texts.js';

/** The product that `fillCart` puts into the cart. */
const productId = 'wpn-lightgrey-01';

const goToReview = async (shopper: Shopper, email?: string): Promise<CheckoutPage> => {
  await fillCart(shopper);
  return openReview(shopper, email);
};

const focusedDay = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['day'] ?? '');

test('the calendar works by keyboard: a closed day shows its reason, an open one can be chosen', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('de-DE');
  const { keyboard } = page;
  const [deliver] = await call(shop, { locale: 'de-DE' }, 'calculateShipping', { country: 'de', postcode: '10969', lines: [{ productId, quantity: 1 }] });
  const { days, closed } = deliver!;
  // A weekend day when there is no holiday in these weeks.
  const greyed = closed.find(({ day, reason }) => reason === 'holiday' && day > days[0]!) ?? closed.find(({ day }) => day > days[0]!)!;
  const checkout = await startCheckout(shopper);
  await checkout.giveDetails();

  await test.step('arrows, Home and End move the focus without choosing', async () => {
    await byKeyboard(page).tabTo(checkout.day(days[0]!));
    await keyboard.press('ArrowDown');
    await expect.poll(() => focusedDay(page)).not.toBe(days[0]);
    await keyboard.press('ArrowUp');
    await expect.poll(() => focusedDay(page)).toBe(days[0]);
    await keyboard.press('End');
    await expect.poll(async () => new Date(await focusedDay(page)).getUTCDay()).toBe(0);
    await keyboard.press('Home');
    await expect.poll(async () => new Date(await focusedDay(page)).getUTCDay()).toBe(1);
    await keyboard.press('PageDown');
    await expect.poll(async () => (await focusedDay(page)) > days[0]!).toBe(true);
    await keyboard.press('PageUp');
    await expect.poll(async () => (await focusedDay(page)) <= days[0]!).toBe(true);
    await expect(checkout.day(days[0]!)).toBeChecked();
  });

  await test.step('a closed day can be focused, shows its reason, and cannot be chosen', async () => {
    for (let presses = 0; presses < 60 && (await focusedDay(page)) < greyed.day; presses += 1) await keyboard.press('ArrowRight');
    const cell = page.locator(`td[data-day="${greyed.day}"]`);
    await expect(cell).toBeFocused();
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
    const why = greyed.name ? shopper.translate('form.calendar.closed.holiday', { name: greyed.name }) : shopper.translate('form.calendar.closed.weekend');
    await expect(cell).toHaveAccessibleName(new RegExp(`: ${why.replaceAll('.', '\\.')}$`));
    await keyboard.press('Enter');
    await expect(checkout.day(greyed.day)).toHaveCount(0);
  });

  await test.step('the space bar chooses the next open day', async () => {
    const open = days.find((day) => day > greyed.day)!;
    for (let presses = 0; presses < 10 && (await focusedDay(page)) < open; presses += 1) await keyboard.press('ArrowRight');
    await keyboard.press('Space');
    await expect(checkout.day(open)).toBeChecked();
    const name = (await checkout.day(open).getAttribute('aria-label')) ?? '';
    await checkout.continueTo('payment');
    await checkout.choosePayment();
    await expect(page.getByRole('main')).toContainText(name);
  });
});

test('a chosen day that another delivery method does not have is removed with a message; quantities without a delivery price lead to a quotation', async ({
  shopperIn,
  page,
  shop,
}) => {
  const shopper = shopperIn('nl-NL');
  const checkout = await startCheckout(shopper);
  await checkout.giveDetails();
  await checkout.chooseDelivery();
  await page.goBack();
  // Assembly is possible two working days after the first delivery day, so the second day is too early.
  await checkout.receiveBy('DeliverAndAssemble');
  await expect(page.getByText(/is niet meer mogelijk/)).toBeVisible();
  await checkout.receiveBy('Deliver');
  await expect(page.getByText(/is niet meer mogelijk/)).toHaveCount(0);
  await addToCart(shop, page.context(), 'nl-NL', 'bth-charcoal-01', 9);
  await page.reload();
  await expect(page.getByText(/vult ongeveer 10 pallets/)).toBeVisible();
  await shopper.link('cart.quotation').click();
  await shopper.expectAt('contact', undefined, { about: 'quotation', cart: 1 });
});

test('an order is collected on a chosen day at a chosen time', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const checkout = await startCheckout(shopper);
  await checkout.giveDetails();
  await checkout.receiveBy('Pickup');
  await expect(page.getByRole('main')).toContainText('Stilteweg 12');
  await shopper.button('form.calendar.nextWeek').click();
  const day = await checkout.days.last().getAttribute('aria-label');
  await checkout.days.last().check();
  const slot = translate('global.slot', { from: '12:00', to: '15:00' });
  await page.getByRole('radio', { name: slot, exact: true }).check();
  await checkout.continueTo('payment');
  await checkout.choosePayment();
  await expect(page.getByRole('main')).toContainText(`${day}, ${slot}`);

  await test.step('a change from the review returns to the review', async () => {
    await page.getByRole('link', { name: translate('checkout.review.changeNamed', { what: translate('checkout.review.delivery') }) }).click();
    await expect(page.getByRole('radio', { name: slot, exact: true })).toBeChecked();
    await page.getByRole('radio', { name: translate('global.slot', { from: '15:00', to: '17:00' }), exact: true }).check();
    await shopper.button('checkout.review.backTo').click();
    await expect(shopper.title).toContainText(translate('checkout.review.heading'));
  });
  await checkout.order();
  await new BankPage(shopper).choose('paid');
  await new ResultPage(shopper).expectOutcome('paid');
  await expect(page.getByRole('main')).toContainText(`${day}, ${translate('global.slot', { from: '15:00', to: '17:00' })}`);
});

test('an address outside the VAT area leads to a quotation with the cart, and back to the address', async ({ shopperIn, page }) => {
  const shopper = shopperIn('en-GB');
  const { translate } = shopper;
  const checkout = await startCheckout(shopper);
  await checkout.giveDetails({ postcode: 'JE2 4WE' });
  const place = translate('checkout.delivery.territory.names.channelIslands');
  await expect(page.getByRole('main')).toContainText(translate('checkout.delivery.territory.title', { place }));
  await expect(checkout.summary).toContainText(translate('checkout.vatNote.export.text'));
  await expect(page.getByRole('link', { name: translate('checkout.delivery.territory.quotation') })).toHaveAttribute('href', /about=quotation&cart=1$/);
  await page
    .getByRole('link', { name: translate('checkout.steps.details') })
    .last()
    .click();
  await checkout.field('postcode').fill('BT1 1AA');
  await checkout.continueTo('delivery');
  await checkout.chooseDelivery();
});

test('after a price change the order button must be pressed again, for the new total', async ({ shopperIn, page, shop, pageErrors }) => {
  pageErrors.expect(/409/);
  const shopper = shopperIn('nl-NL');
  const checkout = await goToReview(shopper);
  const before = centsOf(await checkout.toPay.locator('strong').textContent());
  await raisePrice(shop, productId, 1000);
  await checkout.terms.check();
  await shopper.button('checkout.review.order').click();
  const news = page.getByRole('alert');
  const [old, now] = [printed(before, 'nl-NL'), printed(before + 1000, 'nl-NL')];
  await expect(news).toContainText(shopper.translate('checkout.changed.total', { before: old, after: now }));
  await expect(checkout.toPay).toContainText(old);
  await expect(checkout.toPay.locator('strong')).toHaveText(now);
  await expect(checkout.terms).toBeChecked();
  await checkout.order();
  await raisePrice(shop, productId, -1000);
  await new BankPage(shopper).expectAmount(now);
});

test('with insufficient stock the buyer can take the available quantity, or return to the cart', async ({ shopperIn, page, shop, pageErrors }) => {
  pageErrors.expect(/409/);
  const shopper = shopperIn('nl-NL');
  const name = await fillCart(shopper);
  await addToCart(shop, page.context(), 'nl-NL', productId, 2);
  const checkout = await openReview(shopper);
  const stock = await setStock(shop, productId, 2);
  try {
    await checkout.terms.check();
    await shopper.button('checkout.review.order').click();
    await expect(page.getByRole('alert')).toContainText(shopper.translate('checkout.changed.stock', { name, available: 2, quantity: 3 }));
    await expect(shopper.button('checkout.review.order')).toHaveCount(0);
    await expect(shopper.link('checkout.changed.toCart')).toHaveAttribute('href', /winkelwagen/);
    await shopper.button('checkout.changed.take').click();
    await expect(page.getByRole('alert')).toContainText(shopper.translate('checkout.changed.pieces', { name, before: 3, after: 2 }));
    const now = (await checkout.toPay.locator('strong').textContent()) ?? '';
    await checkout.order();
    await new BankPage(shopper).expectAmount(now);
  } finally {
    await setStock(shop, productId, stock);
  }
});

test('a changed order links to the current cart', async ({ shopperIn, shop, pageErrors }) => {
  pageErrors.expect(/409/);
  const shopper = shopperIn('nl-NL');
  const checkout = await goToReview(shopper);
  await raisePrice(shop, productId, 500);
  await checkout.terms.check();
  await shopper.button('checkout.review.order').click();
  await shopper.link('checkout.changed.toCart').click();
  await shopper.expectAt('cart');
  await expect(new CartPage(shopper).amount('goods')).toHaveText(printed(9400, 'nl-NL'));
  await raisePrice(shop, productId, -500);
});

test('pressing twice, a lost response and a second tab result in one order', async ({ shopperIn, page, context, shop, pageErrors }) => {
  pageErrors.expect(/request failed: .*orders\.complete/, /ERR_FAILED/, /409/);
  const email = `once.${Date.now()}@example.nl`;
  const shopper = shopperIn('nl-NL');
  const checkout = await goToReview(shopper, email);
  const orderButton = shopper.button('checkout.review.order');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.evaluate((kept) => window.sessionStorage.setItem('checkout.paymentMethod', kept), 'ideal');
  await other.goto(page.url());

  await test.step('the response of the server is lost', async () => {
    await page.route(/orders\.complete/, async (route) => {
      // Only browsers resolve subdomains of localhost.
      const { host, hostname } = new URL(route.request().url());
      await route.fetch({ url: route.request().url().replace(hostname, '127.0.0.1'), headers: { ...route.request().headers(), host } });
      await route.abort();
    });
    await checkout.terms.check();
    await orderButton.dblclick({ noWaitAfter: true });
    await expect(page.getByText(shopper.translate('checkout.review.confirming')).first()).toBeVisible();
    expect(await placedBy(shop, email)).toBe(1);
    await page.unroute(/orders\.complete/);
  });

  await test.step('the page retries by itself and gets the same order', async () => {
    await expect(page).toHaveURL(/\/test-bank\//);
    expect(await placedBy(shop, email)).toBe(1);
  });

  await test.step('the other tab gets the same order', async () => {
    await other.getByRole('checkbox', { name: shopper.translate('checkout.review.terms') }).check();
    await other.getByRole('button', { name: shopper.translate('checkout.review.order'), exact: true }).click();
    await expect(other).toHaveURL(/\?order=/);
    expect(await placedBy(shop, email)).toBe(1);
  });
});

test('the first click on the button works, also when it moves the focus out of a field', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const checkout = await goToReview(shopper);
  await shopper.button('checkout.review.order').click();
  await expect(page.getByText(shopper.translate('checkout.review.termsRequired'))).toBeVisible();
  await page.keyboard.press('Space');
  await expect(checkout.terms).toBeChecked();
  await shopper.button('checkout.review.order').click();
  await expect(page).toHaveURL(/\/test-bank\//);
});

test('a failed payment is repeated with another method', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const [bank, result] = [new BankPage(shopper), new ResultPage(shopper)];
  await payOrder(shopper);
  await bank.choose('failed');
  await result.expectOutcome('failed');
  await page.getByRole('radio', { name: shopper.translate('components.paymentMethods.creditcard'), exact: true }).check();
  await result.payAgain();
  await bank.choose('paid');
  await result.expectOutcome('paid');
});

test('the result page waits for a late payment, shows when it is paid, and records the purchase once', async ({ shopperIn, page, context, shop }) => {
  const shopper = shopperIn('nl-NL');
  const result = new ResultPage(shopper);
  const tracked = await TrackedEvents.on(page);
  await giveConsent({ page, urlOf: shop.urlOf('nl-NL') });
  const purchases = () => tracked.events.filter(({ event }) => event === 'purchase').length;
  await goToBank(shopper);
  const bankUrl = page.url();
  await page.goBack();
  await shopper.waitForHydration();
  await expect(shopper.title).toHaveText(shopper.translate('checkout.result.waiting.heading'));
  expect(purchases()).toBe(0);

  const bank = await context.newPage();
  await bank.goto(bankUrl);
  await bank.getByRole('button', { name: shopper.translate('components.testBank.paid'), exact: true }).click();
  await result.expectOutcome('paid');
  // Two tabs show the result of the same order; only one of them records the purchase.
  await new ResultPage(new Shopper(bank, shop, shopper.locale)).expectOutcome('paid');
  await expect.poll(purchases, { message: 'recorded purchases' }).toBe(1);
  await page.reload();
  await shopper.waitForHydration();
  await result.expectOutcome('paid');
  expect(purchases()).toBe(1);

  const number = await result.orderNumber();
  for (const state of ['inProduction', 'shipped', 'delivered', 'refunded'] as const) {
    await inDatabase(shop, 'update "order" set state = $2 where number = $1', [number, state]);
    await page.reload();
    await expect(shopper.title).toHaveText(shopper.translate(`checkout.result.${state}.heading`));
  }
});
