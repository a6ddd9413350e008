import { everyLayout, expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { CheckoutPage } from './support/checkout-page.js';
import { expect, test } from './support/fixtures.js';
import { fillCart, heroAction, panelSlug, slatsSlug } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { ResultPage } from './support/payment.js';
import { ProductPage } from './support/product-page.js';
import { buyers } from './support/buyers.js';
import { fieldsOf } from '../../src/domain/choices-query.js';

const locale = 'de-DE';

// The pages themselves: `locales.e2e.ts`, which opens all of them.
test('a list with open filters is accessible', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  // First a wide window with all filters open, then the filter sheet on a phone.
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('productOverview', undefined, { inStock: 'true' });
  await page.getByText(shopper.translate('product.filter.more'), { exact: true }).click();
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByText(shopper.translate('product.filter.titleWithCount', { count: 1 }), { exact: true }).click();
  await expectAccessible(page, 'productOverview with open filters');
});

test('a purchase works by keyboard only; product, cart, checkout and result are accessible in every state', async ({ shopperIn, page }) => {
  test.slow();
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const checkout = new CheckoutPage(shopper);
  const result = new ResultPage(shopper);
  const { keyboard } = page;
  const { tabTo, press } = byKeyboard(page);
  const quantity = new CartPage(shopper).quantityOf('Wandpaneel Stoff');
  await fillCart(shopper, slatsSlug[locale]);

  await test.step('from the home page to a piece of an own size in the cart', async () => {
    await shopper.open('home');
    await keyboard.press('Tab');
    await expect(shopper.link('global.skipLink')).toBeFocused();
    await keyboard.press('Enter');
    await press(page.getByRole('main').getByRole('link', { name: heroAction[locale] }));
    await expect(shopper.title).toBeFocused();
    await press(page.getByRole('link', { name: 'Wandpaneel Stoff', exact: true }));
    await expect(shopper.title).toHaveText('Wandpaneel Stoff');
    await shopper.open('productDetail', panelSlug[locale], Object.fromEntries(fieldsOf({ size: { width: 600, height: 600 } })));
    const product = new ProductPage(shopper);
    await tabTo(product.quantity);
    await keyboard.press('ArrowUp');
    await expect(product.quantity).toHaveValue('2');
    await press(product.action);
    await expect(page.getByText(translate('product.added', { count: 2, name: 'Wandpaneel Stoff' }))).toBeVisible();
    await expectAccessible(page, 'product just added');
    await press(shopper.link('product.toCart'));
    await expect(quantity).toHaveValue('2');
    await expectAccessible(page, 'cart with lines', everyLayout);
    await press(shopper.link('cart.checkout'));
  });

  await test.step('details, delivery and payment', async () => {
    await press(shopper.button('checkout.details.continue'));
    await expect(checkout.field('firstName')).toHaveAttribute('aria-invalid', 'true');
    await expect(checkout.field('firstName')).toBeFocused();
    await expectAccessible(page, 'details with errors', everyLayout);
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'street', 'houseNumber', 'postcode', 'city'] as const) {
      await tabTo(checkout.field(name));
      await keyboard.type(buyers[locale][name]);
    }
    await press(shopper.button('checkout.details.continue'));
    await expect(shopper.title).toContainText(translate('checkout.delivery.heading'));
    await expectAccessible(page, 'delivery', everyLayout);
    await tabTo(checkout.days.first());
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    await expect(page.locator(':focus')).toBeChecked();
    await press(shopper.button('checkout.delivery.continue'));
    await expect(shopper.title).toContainText(translate('checkout.payment.heading'));
    await expectAccessible(page, 'payment', everyLayout);
    await press(checkout.paymentMethod(), 'Space');
    await press(shopper.button('checkout.payment.continue'));
    await expect(shopper.title).toContainText(translate('checkout.review.heading'));
  });

  await test.step('the review requires the terms, and a second consent for what is made for the buyer', async () => {
    // Required by law, so it is not read from the texts of the site.
    const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true });
    await press(order);
    await expect(page.getByText(translate('checkout.review.termsRequired'))).toBeVisible();
    await expect(checkout.terms).toBeFocused();
    await expectAccessible(page, 'review with an error', everyLayout);
    const individual = page.getByRole('checkbox', { name: translate('checkout.review.individual', { count: 1 }) });
    await keyboard.press('Space');
    await expect(checkout.terms).toBeChecked();
    await press(order);
    await expect(individual).toBeFocused();
    await expect(individual).toHaveAccessibleDescription(new RegExp(`600.*${translate('checkout.review.individualRequired').replaceAll('.', '\\.')}`));
    await expectAccessible(page, 'review without the second consent', everyLayout);
    await keyboard.press('Space');
    await expect(individual).toBeChecked();
    await press(order);
    await expect(page).toHaveURL(/\/test-bank\//);
  });

  await test.step('a failed payment is repeated', async () => {
    await expectAccessible(page, 'test bank', everyLayout);
    await press(shopper.button('components.testBank.failed'));
    await result.expectOutcome('failed');
    await expectAccessible(page, 'result failed');
    await press(await result.payAgainButton());
    await expect(page).toHaveURL(/\/test-bank\//);
    await press(shopper.button('components.testBank.paid'));
    await result.expectOutcome('paid');
    await expectAccessible(page, 'result paid', everyLayout);
  });
});

test('dialogs and overlays are accessible', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('home');
  await page.getByRole('button', { name: translate('header.language') }).click();
  await expect(page.getByRole('dialog', { name: translate('header.language') })).toBeVisible();
  await expectAccessible(page, 'the choice of language');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 900 });
  await page
    .getByRole('banner')
    .getByRole('button', { name: translate('header.menu') })
    .click();
  await expect(page.getByRole('dialog', { name: translate('header.menu') })).toBeVisible();
  await expectAccessible(page, 'the open menu');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: translate('footer.privacyChoices') }).click();
  await expect(page.getByRole('dialog', { name: translate('form.choices.title') })).toBeVisible();
  await expectAccessible(page, 'the privacy choices', everyLayout);
});
