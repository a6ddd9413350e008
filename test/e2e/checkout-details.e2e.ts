import type { Locator } from 'playwright/test';
import { href } from '../../src/contract/routes.js';
import { AccountPage, newAccountHolder, openAccount, signIn } from './support/account-page.js';
import { expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { fillCart, slatsSlug, startCheckout } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { linkMailedTo } from './support/outbox.js';
import { contentOf, fetchRaw } from './support/raw-page.js';
import { call } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { translateIn } from './support/texts.js';

const home = { street: 'Prinsengracht', houseNumber: '263', postcode: '1016 GV', city: 'Amsterdam', country: 'nl' } as const;

const reload = async (shopper: Shopper) => {
  await shopper.page.reload();
  await shopper.waitForHydration();
};
const namesOf = (fields: Locator) => fields.evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));

test('a business in Germany gets an error for its VAT number before the form is sent, and corrects it', async ({ shopperIn, page }) => {
  const shopper = shopperIn('de-DE');
  const { translate } = shopper;
  const checkout = await startCheckout(shopper);
  await page.getByRole('radio', { name: translate('checkout.details.Business'), exact: true }).check();
  const vatNumber = checkout.optionalField('form.vatNumber');
  await vatNumber.fill('DE123');
  await checkout.fillDetails();
  await page.getByRole('textbox', { name: translate('form.company'), exact: true }).fill('Stillewerk GmbH');
  await expect(vatNumber).toHaveAccessibleDescription(new RegExp(translate('yup.errors.mixed.vatNumber')));
  await shopper.button('checkout.details.continue').click();
  await expect(vatNumber).toBeFocused();
  await expect(vatNumber).toHaveAttribute('aria-invalid', 'true');

  await vatNumber.fill('DE 136 695 976');
  await checkout.optionalField('form.reference').fill('EK-2026-11');
  await expect(vatNumber).not.toHaveAttribute('aria-invalid', 'true');
  await expect(vatNumber).not.toHaveAccessibleDescription(new RegExp(translate('checkout.vat.checking')));
  await reload(shopper);
  await checkout.expectDetails();
  await expect(vatNumber).toHaveValue('DE 136 695 976');
  await expect(checkout.optionalField('form.reference')).toHaveValue('EK-2026-11');
  await checkout.continueTo('delivery');
});

test('a Belgian address in French has a box number, and a suggested spelling is confirmed by keyboard', async ({ shopperIn, page }) => {
  const shopper = shopperIn('fr-BE');
  const { translate } = shopper;
  const checkout = await startCheckout(shopper);
  await checkout.fillDetails();
  await expect(checkout.field('postcode')).toHaveAttribute('inputmode', 'numeric');
  await checkout.field('houseNumber').fill('12 bte 3');
  await checkout.field('city').fill('bruxelles');
  await shopper.button('checkout.details.continue').click();
  await expect(checkout.field('houseNumber')).toHaveValue('12');
  await expect(checkout.optionalField('form.additions.be.label')).toHaveValue('bte 3');

  const question = page.getByRole('group', { name: translate('checkout.address.question') });
  await expect(question).toBeFocused();
  await expect(question).toContainText('1000 Bruxelles');
  await expect(question).toContainText('1000 bruxelles');
  await expectAccessible(page, 'the question about an address');
  await byKeyboard(page).press(shopper.button('checkout.address.use.suggested'));
  await expect(checkout.field('city')).toBeFocused();
  await expect(checkout.field('city')).toHaveValue('Bruxelles');
  await checkout.continueTo('delivery');
});

test('a confirmed address is not questioned again', async ({ shopperIn }) => {
  const shopper = shopperIn('nl-NL');
  const checkout = await startCheckout(shopper);
  await checkout.fillDetails();
  await checkout.field('street').fill('keizersgracht');
  await shopper.button('checkout.details.continue').click();
  await shopper.button('checkout.address.use.typed').click();
  await expect(checkout.field('street')).toHaveValue('keizersgracht');
  await reload(shopper);
  await checkout.continueTo('delivery');
});

test('a British address starts with the house number and a Dutch one with the postcode; changing the country keeps the input', async ({ shopperIn, page }) => {
  const shopper = shopperIn('en-GB');
  const { translate } = shopper;
  const checkout = await startCheckout(shopper);
  const address = page.getByRole('group', { name: translate('checkout.details.billing') });
  const order = () => namesOf(address.getByRole('textbox'));
  await checkout.fillDetails();
  await expect(checkout.field('postcode')).toHaveAttribute('inputmode', 'text');
  expect(await order()).toEqual(['houseNumber', 'street', 'line2', 'city', 'postcode'].map((part) => `billing.${part}`));
  await checkout.field('houseNumber').fill('Rose Cottage');
  await checkout.optionalField('form.line2.flat').fill('Annexe');
  await address.getByRole('combobox').selectOption('nl');
  expect(await order()).toEqual(['postcode', 'houseNumber', 'addition', 'street', 'line2', 'city'].map((part) => `billing.${part}`));
  await checkout.expectDetails({ houseNumber: 'Rose Cottage' });
  await address.getByRole('combobox').selectOption('gb');
  await checkout.field('postcode').fill('gb-nw16xe');
  await checkout.field('city').focus();
  await expect(checkout.field('postcode')).toHaveValue('NW1 6XE');
  await checkout.continueTo('delivery');
  await page.goBack();
  await checkout.expectDetails({ houseNumber: 'Rose Cottage' });
});

test('an order is delivered to another recipient and address', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const checkout = await startCheckout(shopper);
  await checkout.fillDetails();
  await page.getByRole('checkbox', { name: translate('checkout.details.hasOtherAddress') }).check();
  const shipping = page.getByRole('group', { name: translate('checkout.details.shipping') });
  await shipping.getByRole('textbox', { name: new RegExp(`^${translate('form.recipient')}`) }).fill('Atelier Zuid');
  for (const [part, value] of Object.entries({ street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' })) {
    await shipping.getByRole('textbox', { name: translate(`form.${part}`), exact: true }).fill(value);
  }
  await checkout.continueTo('delivery');
  await checkout.chooseDelivery();
  await checkout.choosePayment();
  await expect(page.getByRole('main')).toContainText('Atelier Zuid');
});

test('a guest signs in within the checkout: carts are merged, empty fields filled, and the input kept', async ({ shopperIn, page, context, pageErrors }) => {
  pageErrors.expect(/status of 401/);
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper, { address: home, phone: '0201234567' });
  await signIn(shopper, holder);
  const earlier = await fillCart(shopper, slatsSlug['nl-NL']);
  await context.clearCookies();
  const checkout = await startCheckout(shopper);
  await checkout.field('firstName').fill('Sam');
  await checkout.way('signIn').check();
  await expectAccessible(page, 'signing in inside the checkout');
  await account.signIn({ ...holder, password: 'Verkeerd-1!' });
  await expect(page.getByRole('alert')).toContainText(translate('apiErrors.INVALID_CREDENTIALS.title'));
  await account.signIn(holder);
  await expect(page.getByText(translate('checkout.account.filled'))).toBeVisible();
  await shopper.expectAt('checkout');
  await expect(checkout.summary).toContainText(earlier);
  await checkout.expectDetails({ ...home, firstName: 'Sam', lastName: holder.lastName, email: holder.email, phone: '0201234567' });
  await reload(shopper);
  await checkout.expectDetails({ ...home, firstName: 'Sam', lastName: holder.lastName, email: holder.email, phone: '0201234567' });
  await checkout.continueTo('delivery');
});

test('an account can be created in the checkout, which continues without its confirmation', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const { email, password } = newAccountHolder();
  const checkout = await startCheckout(shopper);
  const secret = page.getByRole('textbox', { name: translate('checkout.account.password'), exact: true });
  await checkout.fillDetails();
  await checkout.field('email').fill(email);
  await checkout.way('register').check();
  await secret.fill('zwak');
  await shopper.button('checkout.details.continue').click();
  await expect(secret).toBeFocused();
  await secret.fill(password);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);
  await checkout.continueTo('delivery');
  await expect(page.getByText(translate('checkout.account.asked', { email }))).toBeVisible();
  expect(await linkMailedTo(shop, email, 'verify')).toContain('token=');
});

test('a password reset returns to the checkout', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn('nl-NL');
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper, { address: home, phone: '0201234567' });
  const checkout = await startCheckout(shopper);
  await checkout.way('signIn').check();
  await shopper.link('auth.forgot').click();
  await account.expectHeading('resetPassword.forgot.heading');
  await expect(shopper.link('auth.toCheckout')).toBeVisible();
  await account.field('form.email').fill(holder.email);
  await shopper.button('resetPassword.forgot.submit').click();
  await account.expectHeading('resetPassword.forgot.sent.heading');
  await page.goto(await linkMailedTo(shop, holder.email, 'reset'));
  await shopper.waitForHydration();
  await account.field('form.newPassword').fill('Stiller-kamer2!');
  await account.field('form.passwordRepeat').fill('Stiller-kamer2!');
  await shopper.button('resetPassword.reset.submit').click();
  await account.expectHeading('auth.heading');
  await account.signIn({ ...holder, password: 'Stiller-kamer2!' });
  await shopper.expectAt('checkout');
  await checkout.expectDetails({ ...home, firstName: holder.firstName, lastName: holder.lastName, email: holder.email, phone: '0201234567' });
});

test('reload and back button lose no input in any step', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate, title } = shopper;
  const checkout = await startCheckout(shopper);
  await checkout.fillDetails();
  await reload(shopper);
  await checkout.expectDetails();
  await checkout.continueTo('delivery');
  // The current week may have one available day left, or none.
  await shopper.button('form.calendar.nextWeek').click();
  const day = checkout.day((await checkout.days.last().getAttribute('value'))!);
  await day.check();
  await reload(shopper);
  await expect(day).toBeChecked();
  await checkout.continueTo('payment');
  await checkout.paymentMethod().check();
  await reload(shopper);
  await expect(checkout.paymentMethod()).toBeChecked();
  await checkout.continueTo('review');
  await reload(shopper);
  await expect(title).toContainText(translate('checkout.review.heading'));
  for (const step of ['payment', 'delivery', 'details']) {
    await page.goBack();
    await expect(title).toContainText(translate(`checkout.${step}.heading`));
  }
  await checkout.expectDetails();
  await page.goForward();
  await expect(day).toBeChecked();
  await page.goForward();
  await expect(checkout.paymentMethod()).toBeChecked();
});

test('an unknown step in the URL shows the first step', async ({ shop }) => {
  const { cartToken } = await call(shop, { locale: 'nl-NL' }, 'addOrderLine', { productId: 'wpn-lightgrey-01', quantity: 1 });
  for (const step of ['-1', '4', '99', 'nonsense']) {
    const { status, html } = await fetchRaw(shop, 'nl-NL', href('checkout', 'nl-NL', undefined, { step }), `__Host-cart=${cartToken}`);
    expect(status).toBe(200);
    expect(contentOf(html, 'h1')).toContain(translateIn('nl-NL')('checkout.details.heading'));
  }
});
