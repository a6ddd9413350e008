import { everyLayout, expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { CheckoutPage } from './support/checkout-page.js';
import { expect, test } from './support/fixtures.js';
import { fillCart, heroAction, panelSlug, slatsSlug } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { BankPage, ResultPage } from './support/payment.js';
import { ProductPage } from './support/product-page.js';
import { buyers } from './support/buyers.js';
import { fieldsOf } from '../../src/domain/choices-query.js';

/** Content pages and pages with forms. */
const reading = [['blogOverview'], ['projectOverview'], ['inspirationOverview'], ['jobOfferOverview'], ['contact'], ['newsletter'], ['withdrawal'], ['searchOverview']] as const;
const locale = 'de-DE';

test('the pages of the shop are accessible', async ({ shopperIn, page, pageErrors }) => {
  const shopper = shopperIn(locale);
  pageErrors.expect(/status of 404/);
  const pages = [['home'], ['productOverview'], ['categoryDetail', 'wandpaneele'], ['productDetail', panelSlug[locale]], ['cart'], ['notFound'], ...reading] as const;
  for (const [key, slug] of pages) {
    await shopper.open(key, slug);
    await expectAccessible(page, key, everyLayout);
  }
  // First a wide window with all filters open, then the filter sheet on a phone.
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('productOverview', undefined, { inStock: 'true' });
  await page.getByText(shopper.translate('product.filter.more'), { exact: true }).click();
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByText(shopper.translate('product.filter.titleWithCount', { count: 1 }), { exact: true }).click();
  await expectAccessible(page, 'productOverview with open filters');
});

test('cart, checkout and result are accessible in every state', async ({ shopperIn, page }) => {
  test.slow();
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const checkout = new CheckoutPage(shopper);
  const result = new ResultPage(shopper);
  await fillCart(shopper, slatsSlug[locale]);
  await shopper.open('productDetail', panelSlug[locale], Object.fromEntries(fieldsOf({ size: { width: 600, height: 600 } })));
  await new ProductPage(shopper).add();
  await expectAccessible(page, 'product just added');
  await shopper.open('cart');
  await expectAccessible(page, 'cart with lines', everyLayout);

  await new CartPage(shopper).checkOut();
  await shopper.button('checkout.details.continue').click();
  await expect(checkout.field('firstName')).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.field('firstName')).toBeFocused();
  await expectAccessible(page, 'details with errors', everyLayout);
  await checkout.giveDetails();
  await expectAccessible(page, 'delivery', everyLayout);
  await checkout.chooseDelivery();
  await expectAccessible(page, 'payment', everyLayout);
  await checkout.choosePayment();
  await shopper.button('checkout.review.order').click();
  await expect(page.getByText(translate('checkout.review.termsRequired'))).toBeVisible();
  await expect(checkout.terms).toBeFocused();
  await expectAccessible(page, 'review with an error', everyLayout);

  await test.step('by keyboard, the second consent is required for what is made for the buyer', async () => {
    const individual = page.getByRole('checkbox', { name: translate('checkout.review.individual', { count: 1 }) });
    const { press } = byKeyboard(page);
    await page.keyboard.press('Space');
    await expect(checkout.terms).toBeChecked();
    await press(shopper.button('checkout.review.order'));
    await expect(individual).toBeFocused();
    await expect(individual).toHaveAccessibleDescription(new RegExp(`600.*${translate('checkout.review.individualRequired').replaceAll('.', '\\.')}`));
    await expectAccessible(page, 'review without the second consent', everyLayout);
    await page.keyboard.press('Space');
    await expect(individual).toBeChecked();
  });

  // Required by law, so it is not read from the texts of the site.
  await checkout.order('Zahlungspflichtig bestellen');
  await expectAccessible(page, 'test bank', everyLayout);
  await new BankPage(shopper).choose('failed');
  await result.expectOutcome('failed');
  await expectAccessible(page, 'result failed');
  await result.payAgain();
  await new BankPage(shopper).choose('paid');
  await result.expectOutcome('paid');
  await expectAccessible(page, 'result paid', everyLayout);
});

test('a whole purchase works by keyboard only', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const checkout = new CheckoutPage(shopper);
  const { keyboard } = page;
  const { tabTo, press } = byKeyboard(page);

  await shopper.open('home');
  await keyboard.press('Tab');
  await expect(shopper.link('global.skipLink')).toBeFocused();
  await keyboard.press('Enter');
  await press(page.getByRole('main').getByRole('link', { name: heroAction }));
  await expect(shopper.title).toBeFocused();
  await press(page.getByRole('link', { name: 'Wandpaneel stof', exact: true }));
  await expect(shopper.title).toHaveText('Wandpaneel stof');
  await tabTo(new ProductPage(shopper).quantity);
  await keyboard.press('ArrowUp');
  await expect(new ProductPage(shopper).quantity).toHaveValue('2');
  await press(shopper.button('product.add'));
  await press(shopper.link('product.toCart'));
  await expect(new CartPage(shopper).quantityOf('Wandpaneel stof')).toHaveValue('2');
  await press(shopper.link('cart.checkout'));

  for (const name of ['firstName', 'lastName', 'email', 'phone', 'street', 'houseNumber', 'postcode', 'city'] as const) {
    await tabTo(checkout.field(name));
    await keyboard.type(buyers['nl-NL'][name]);
  }
  await press(shopper.button('checkout.details.continue'));
  await expect(shopper.title).toContainText(translate('checkout.delivery.heading'));
  await tabTo(checkout.days.first());
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await expect(page.locator(':focus')).toBeChecked();
  await press(shopper.button('checkout.delivery.continue'));
  await expect(shopper.title).toContainText(translate('checkout.payment.heading'));
  await press(checkout.paymentMethod(), 'Space');
  await press(shopper.button('checkout.payment.continue'));
  await expect(shopper.title).toContainText(translate('checkout.review.heading'));
  await press(checkout.terms, 'Space');
  await press(shopper.button('checkout.review.order'));
  await expect(page).toHaveURL(/\/test-bank\//);
  await press(shopper.button('components.testBank.paid'));
  await new ResultPage(shopper).expectOutcome('paid');
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
