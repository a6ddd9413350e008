import { AccountPage, newAccountHolder, openAccount, password, signIn } from './support/account-page.js';
import { CartPage } from './support/cart-page.js';
import { everyLayout, expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { fillCart, panelSlug } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { call, orderAsCustomer, productAt } from './support/shop-api.js';
import { Shopper } from './support/shopper.js';
import { ToastArea } from './support/toast-area.js';

const locale = 'nl-NL';
const home = { street: 'Keizersgracht', houseNumber: '12', postcode: '1015 CJ', city: 'Amsterdam' };
const work = { street: 'Industrieweg', houseNumber: '101', postcode: '3542 AD', city: 'Utrecht' };

test('a visitor registers, confirms by mail, signs out and in, and keeps the cart', async ({ shopperIn, page, context, pageErrors }) => {
  pageErrors.expect(/status of 401/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = newAccountHolder();
  const panel = await fillCart(shopper);

  await shopper.open('myAccount');
  await shopper.link('auth.new.action').click();
  await account.expectHeading('register.heading');
  await account.register(holder);
  await account.expectHeading('register.sent.heading');
  await expect(page.getByText(translate('register.sent.text', { email: holder.email }))).toBeVisible();
  await account.follow(holder.email, 'verify');
  expect(new URL(page.url()).searchParams.get('token')).toMatch(/^kept-in-this-browser-/);
  await account.confirmRegistration(holder);
  await expect(page.getByText(translate('auth.news.confirmed'))).toBeVisible();
  await expect(page.getByRole('heading', { name: translate('account.orders.empty.title') })).toBeVisible();

  await shopper.open('cart');
  await expect(new CartPage(shopper).line(panel)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['__Host-keys', '__Host-session', '__Host-vat']);
  expect(await page.evaluate(() => document.cookie)).toBe('__Host-vat=incl');

  await shopper.open('myAccount');
  await account.signOut();
  await expect(page.getByText(translate('auth.news.signedOut'))).toBeVisible();
  await page.goBack();
  await account.expectHeading('auth.heading');
  await shopper.open('cart');
  await expect(shopper.title).toHaveText(translate('cart.empty.title'));

  await shopper.open('myAccount');
  await account.signIn({ ...holder, password: 'Verkeerd-1!' });
  await expect(page.getByRole('alert')).toContainText(translate('apiErrors.INVALID_CREDENTIALS.title'));
  await expect(account.field('form.email')).toHaveValue(holder.email);
  await account.signIn(holder);
  await account.expectSignedIn(holder);
  await expect(shopper.title).toBeFocused();
  await shopper.open('cart');
  await expect(new CartPage(shopper).line(panel)).toBeVisible();
});

test('the account lists the orders of the customer', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  const { number } = await orderAsCustomer(shop, locale, (await productAt(shop, locale, panelSlug[locale])).id, 1, holder);
  await account.openAs(holder);
  const row = page.getByRole('table', { name: translate('account.orders.title') }).getByRole('row', { name: number! });
  await expect(row).toContainText(translate('account.orders.states.awaitingPayment'));
  await expect(row).toContainText(new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' }).format());
});

test('a registration shows an error at each invalid field, and keeps the input', async ({ shopperIn, page, pageErrors }) => {
  pageErrors.expect(/status of 422/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  await shopper.open('myAccount', undefined, { view: 'register' });
  await page.getByRole('radio', { name: translate('register.Business'), exact: true }).check();
  await account.optionalField('form.vatNumber').fill('NL123');
  await account.register({ ...newAccountHolder(), firstName: '', password: 'zonder-hoofdletter1!' });
  await expect(account.field('form.company')).toBeFocused();
  for (const key of ['form.company', 'form.firstName']) await expect(account.field(key)).toHaveAccessibleDescription(translate('yup.errors.mixed.required'));
  await expect(account.field('register.password')).toHaveAccessibleDescription(translate('yup.errors.string.password'));

  await account.field('form.company').fill('Stillewerk');
  await account.register({ ...newAccountHolder(), password });
  await expect(account.optionalField('form.vatNumber')).toHaveAccessibleDescription(translate('yup.errors.mixed.vatNumber'));
  await expect(account.optionalField('form.vatNumber')).toBeFocused();
  await expect(account.field('form.company')).toHaveValue('Stillewerk');
  await account.field('form.passwordRepeat').fill('anders');
  await shopper.button('register.submit').click();
  await expect(account.field('form.passwordRepeat')).toHaveAccessibleDescription(translate('yup.errors.string.password_match'));
});

test('a forgotten password is reset by mail; the old password and the used link no longer work', async ({ shopperIn, page, pageErrors }) => {
  pageErrors.expect(/status of 401/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  await shopper.open('myAccount');
  await account.forgetPassword(holder.email);

  await account.follow(holder.email, 'reset');
  await expect(page.getByText(translate('resetPassword.reset.lead', { email: 's•••@example.nl' }))).toBeVisible();
  await account.setPassword('Stiller-kamer2!');

  await account.signIn(holder);
  await expect(page.getByRole('alert')).toBeVisible();
  await account.signIn({ ...holder, password: 'Stiller-kamer2!' });
  await account.expectSignedIn(holder);
  await account.follow(holder.email, 'reset');
  await account.expectHeading('auth.brokenLink.heading');
});

test('a registration that is confirmed in another browser requires its password', async ({ shopperIn, shop, page, pageErrors }) => {
  pageErrors.expect(/status of 401/);
  const shopper = shopperIn('de-DE');
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = newAccountHolder();
  await call(shop, { locale: 'de-DE' }, 'register', { customerType: 'Private', ...holder });
  await account.follow(holder.email, 'verify');
  await shopper.button('register.confirm.submit').click();
  await expect(account.field('form.password')).toBeFocused();
  await expect(account.field('form.password')).toHaveAccessibleDescription(translate('register.confirm.password'));
  await expectAccessible(page, 'the password of a registration');
  await account.field('form.password').fill('Verkeerd-1!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(translate('register.confirm.wrongPassword'));
  await account.field('form.password').fill(holder.password);
  await page.keyboard.press('Enter');
  await account.expectSignedIn(holder);
  await expect(page.getByText(translate('auth.news.confirmed'))).toBeVisible();
});

test('addresses are added, changed, made the default, removed and restored', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const shipping = account.addresses('shipping');
  await signIn(shopper, await openAccount(shopper));
  await shopper.open('myAccountAddress');
  for (const [kind, address] of [
    ['billing', home],
    ['shipping', home],
    ['shipping', work],
  ] as const) {
    await account.addAddress(kind, address);
    await expect(new ToastArea(shopper).toasts).toContainText(translate('account.address.saved'));
  }
  await expect(shipping).toHaveCount(2);
  await expect(shipping.first()).toContainText('Keizersgracht 12');

  await page.getByRole('button', { name: translate('account.addresses.makeDefaultNamed', { address: 'Industrieweg 101, Utrecht' }) }).click();
  await expect(shipping.first()).toContainText('Industrieweg 101');
  await expect(shipping.first()).toContainText(translate('account.addresses.default'));

  await shipping.nth(1).getByRole('link').click();
  await account.expectHeading('account.address.change.shipping');
  await expect(account.field('form.city')).toHaveValue('Amsterdam');
  await account.field('form.postcode').fill('12');
  await shopper.button('account.address.save').click();
  await expect(account.field('form.postcode')).toHaveAccessibleDescription(new RegExp(translate('yup.errors.string.postcode')));
  await account.field('form.postcode').fill('1017 EW');
  await account.field('form.houseNumber').fill('400');
  await shopper.button('account.address.save').click();
  await expect(shipping.nth(1)).toContainText('Keizersgracht 400');

  await page.getByRole('button', { name: translate('account.addresses.removeNamed', { address: 'Industrieweg 101, Utrecht' }) }).click();
  await expect(shipping).toHaveCount(1);
  await expect(shipping).toContainText(translate('account.addresses.default'));
  await expect(shopper.button('account.addresses.undo')).toBeFocused();
  await shopper.button('account.addresses.undo').click();
  await expect(shipping).toHaveCount(2);
  await shopper.open('myAccount');
  await expect(page.getByRole('region', { name: translate('account.overview.addresses') })).toContainText('Industrieweg 101');
});

test('details are changed, and a new e-mail address needs the password and takes effect once it is confirmed', async ({ shopperIn, page, pageErrors }) => {
  pageErrors.expect(/status of 401/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  const email = `nieuw-${holder.email}`;
  await account.openAs(holder);
  await shopper.link('account.overview.changeDetails').click();
  await account.optionalField('form.phone').fill('06 1234 5678');
  await account.field('form.firstName').fill('Sanna');
  await shopper.button('account.details.save').click();
  await expect(page.getByText(translate('account.details.saved'))).toBeVisible();

  await account.requestEmailChange(email, 'Verkeerd-1!');
  await expect(account.within('account.email.heading').field('account.changePassword.current')).toHaveAccessibleDescription(translate('account.changePassword.wrongPassword'));
  await account.requestEmailChange(email, holder.password);
  await expect(page.getByText(translate('account.email.pending.text', { email, current: holder.email }))).toBeVisible();
  await shopper.button('account.email.pending.cancel').click();
  await expect(account.field('form.email')).toHaveValue(holder.email);
  await account.requestEmailChange(email, holder.password);
  await expect(page.getByText(translate('account.email.pending.text', { email, current: holder.email }))).toBeVisible();
  await shopper.button('account.details.save').click();
  await expect(page.getByText(translate('account.details.saved'))).toBeVisible();
  await expect(page.getByText(translate('account.email.pending.title'))).toBeVisible();
  await account.follow(email, 'verify-email', 2);
  await shopper.button('auth.confirmEmail.submit').click();
  await account.expectSignedIn({ firstName: 'Sanna' });
  await expect(page.getByText(translate('auth.news.emailConfirmed'))).toBeVisible();
  await expect(page.getByRole('region', { name: translate('account.overview.details') })).toContainText(email);
});

test('an account is deleted with its password', async ({ shopperIn, page, context, pageErrors }) => {
  pageErrors.expect(/status of 401/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  await shopper.open('myAccountDetails');
  await shopper.expectAt('myAccount');
  await account.signIn(holder);
  await account.expectSignedIn(holder);
  await shopper.link('account.nav.details').click();
  const leaving = account.within('account.delete.heading');
  await leaving.field('form.password').fill('Verkeerd-1!');
  await shopper.button('account.delete.submit').click();
  await expect(leaving.field('form.password')).toHaveAccessibleDescription(translate('account.delete.wrongPassword'));
  await leaving.field('form.password').fill(holder.password);
  await shopper.button('account.delete.submit').click();
  await expect(page.getByText(translate('auth.news.deleted'))).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await shopper.waitForHydration();
  await account.signIn(holder);
  await expect(page.getByRole('alert')).toContainText(translate('apiErrors.INVALID_CREDENTIALS.title'));
});

test('after signing in, the form stays until the account is loaded, whose heading then has the focus; another tab shows the account at once', async ({
  shopperIn,
  shop,
  page,
  context,
}) => {
  const shopper = shopperIn(locale);
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  const loaded = Promise.withResolvers<void>();
  await page.route(/orders\.list/, (route) => loaded.promise.then(() => route.continue()));
  await shopper.open('myAccount');
  const other = new Shopper(await context.newPage(), shop, locale);
  await other.open('myAccount');
  await Promise.all([page.waitForRequest(/orders\.list/), account.signIn(holder)]);
  await new AccountPage(other).expectSignedIn(holder);
  await account.expectHeading('auth.heading');
  loaded.resolve();
  await account.expectSignedIn(holder);
  await expect(shopper.title).toBeFocused();
});

test('signing in and adding an address work by keyboard only', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const account = new AccountPage(shopper);
  const { press, write } = byKeyboard(page);
  const holder = await openAccount(shopper);
  await shopper.open('myAccount');
  await write(account.field('form.email'), holder.email);
  await write(account.field('form.password'), holder.password);
  await page.keyboard.press('Enter');
  await account.expectSignedIn(holder);
  await press(shopper.link('account.overview.changeAddresses'));
  await press(shopper.link('account.addresses.add.billing'));
  for (const [name, value] of Object.entries(home)) await write(account.field(`form.${name}`), value);
  await page.keyboard.press('Enter');
  await expect(account.addresses('billing')).toContainText('Keizersgracht 12');
  await expect(shopper.title).toBeFocused();
  await press(shopper.button('account.nav.signOut'));
  await account.expectHeading('auth.heading');
});

test('the account is accessible in every state', async ({ shopperIn, page, pageErrors }) => {
  test.slow();
  pageErrors.expect(/status of 401/);
  const shopper = shopperIn('de-DE');
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  for (const view of ['register', 'forgot', 'reset', 'verify']) {
    await shopper.open('myAccount', undefined, { view });
    await expectAccessible(page, view, everyLayout);
  }
  await shopper.open('myAccount', undefined, { view: 'register' });
  await shopper.button('register.submit').click();
  await expect(account.field('form.firstName')).toBeFocused();
  await expectAccessible(page, 'register with errors');
  await shopper.open('myAccount');
  await account.signIn({ ...holder, password: 'Verkeerd-1!' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'sign-in refused');
  await account.signIn(holder);
  await account.expectSignedIn(holder);
  await expectAccessible(page, 'overview without orders', everyLayout);
  await shopper.open('myAccountDetails');
  await account.requestEmailChange(`neu-${holder.email}`, holder.password);
  await expect(shopper.button('account.email.pending.cancel')).toBeVisible();
  await expectAccessible(page, 'details with a requested e-mail change', everyLayout);
  await shopper.open('myAccountAddress', undefined, { add: 'billing' });
  await expectAccessible(page, 'new address', everyLayout);
  await account.fillAddress({ ...home, postcode: '10969', city: 'Berlin' });
  await shopper.button('account.address.save').click();
  await expect(account.addresses('billing')).toHaveCount(1);
  await expectAccessible(page, 'addresses', everyLayout);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer signs in and out; features that need JavaScript show a note', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    const { translate } = shopper;
    const account = new AccountPage(shopper);
    const holder = await openAccount(shopper);
    await page.goto(shopper.urlOf('myAccount'));
    await account.signIn({ ...holder, password: 'Verkeerd-1!' });
    await expect(page.getByRole('alert')).toContainText(translate('apiErrors.INVALID_CREDENTIALS.title'));
    await account.signIn(holder);
    await account.expectSignedIn(holder);
    await shopper.link('account.nav.details').click();
    // Playwright's text locators ignore `noscript`.
    const remark = page.locator('noscript strong');
    await expect(remark).toHaveText(translate('form.needsScript'));
    await expect(shopper.button('account.details.save')).toBeHidden();
    await shopper.button('account.nav.signOut').click();
    await account.expectHeading('auth.heading');
    await shopper.link('auth.new.action').click();
    await expect(remark).toHaveText(translate('form.needsScript'));
    await expect(shopper.button('register.submit')).toBeHidden();
  });
});
