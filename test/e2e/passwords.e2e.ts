import { AccountPage, newAccountHolder, openAccount } from './support/account-page.js';
import { expect, test } from './support/fixtures.js';
import { Shopper } from './support/shopper.js';

const locale = 'nl-NL';
const leaked = 'Welkom-2026!';
const strong = 'Negen-otters-in-4-kano’s!';

test('a new password shows its strength, and is refused when it is leaked', async ({ shopperIn, page, pageErrors }) => {
  pageErrors.expect(/status of 422/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const estimates = () => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('password-score')).length);
  await shopper.open('myAccount', undefined, { view: 'register' });
  expect(await estimates()).toBe(0);
  await account.field('register.password').fill('Ab1!');
  await expect(page.getByText(translate('form.strength.label'))).toBeVisible();
  expect(await estimates()).toBe(1);
  await account.field('register.password').fill(leaked);
  await expect(page.getByText(translate('form.strength.0'))).toBeVisible();
  await account.register({ ...newAccountHolder(), password: leaked });
  await expect(account.field('register.password')).toHaveAccessibleDescription(new RegExp(translate('yup.errors.string.password_breached')));
  await expect(account.field('register.password')).toBeFocused();
  await account.field('register.password').fill(strong);
  await expect(page.getByText(translate('form.strength.4'))).toBeVisible();
  await account.field('form.passwordRepeat').fill(strong);
  await shopper.button('register.submit').click();
  await account.expectHeading('register.sent.heading');
});

test('a changed password ends sessions on other devices; signing out everywhere ends all', async ({ shopperIn, page, browser, pageErrors }) => {
  pageErrors.expect(/status of 401/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  const elsewhere = await browser.newContext();
  const other = new Shopper(await elsewhere.newPage(), shopper.shop, locale);
  const signIn = async (device: Shopper, password: string) => {
    await device.open('myAccount');
    await new AccountPage(device).signIn({ ...holder, password });
    await new AccountPage(device).expectSignedIn(holder);
  };
  await signIn(other, holder.password);
  await signIn(shopper, holder.password);
  await shopper.link('account.nav.details').click();
  // The confirmed registration started a session too.
  await expect(page.getByRole('region', { name: translate('account.sessions.heading') }).getByRole('listitem')).toHaveCount(3);

  const change = account.within('account.changePassword.heading');
  await change.field('account.changePassword.current').fill('Verkeerd-1!');
  await account.field('form.newPassword').fill(strong);
  await account.field('form.passwordRepeat').fill(strong);
  await shopper.button('account.changePassword.submit').click();
  await expect(change.field('account.changePassword.current')).toHaveAccessibleDescription(translate('account.changePassword.wrongPassword'));
  await change.field('account.changePassword.current').fill(holder.password);
  await shopper.button('account.changePassword.submit').click();
  await expect(page.getByText(translate('account.changePassword.done'))).toBeVisible();
  await expect(account.field('form.newPassword')).toHaveValue('');
  await other.open('myAccount');
  await new AccountPage(other).expectHeading('auth.heading');

  await signIn(other, strong);
  await shopper.open('myAccountDetails');
  const devices = page.getByRole('region', { name: translate('account.sessions.heading') });
  await expect(devices.getByRole('listitem')).toHaveText([/Chrome/, /Chrome/]);
  await expect(devices.getByText(translate('account.sessions.current'))).toHaveCount(1);
  await devices.getByRole('button', { name: new RegExp(`^${translate('account.sessions.end')} ?: Chrome`) }).click();
  await devices.getByLabel(translate('form.password'), { exact: true }).fill('Verkeerd-1!');
  await shopper.button('account.sessions.endDevice').click();
  await expect(devices.getByLabel(translate('form.password'), { exact: true })).toHaveAccessibleDescription(translate('account.delete.wrongPassword'));
  await devices.getByLabel(translate('form.password'), { exact: true }).fill(strong);
  await shopper.button('account.sessions.endDevice').click();
  await expect(devices.getByText(/Chrome, .+ is uitgelogd/)).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.open('myAccount');
  await new AccountPage(other).expectHeading('auth.heading');

  await signIn(other, strong);
  await shopper.button('account.sessions.submit').click();
  await expect(page.getByText(translate('auth.news.signedOutEverywhere'))).toBeVisible();
  await other.open('myAccount');
  await new AccountPage(other).expectHeading('auth.heading');
  await elsewhere.close();
});
