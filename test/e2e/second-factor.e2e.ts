import { readFile } from 'node:fs/promises';
import { codeOf } from '../support/authenticator.js';
import { AccountPage, openAccount, signIn } from './support/account-page.js';
import { expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { byKeyboard } from './support/keyboard.js';

const locale = 'de-DE';

test('a customer enables the second factor, signs in with a code and with a recovery code, and disables it', async ({ shopperIn, page, pageErrors }) => {
  test.slow();
  pageErrors.expect(/status of 401/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  const section = account.within('auth.secondFactor.heading');
  const part = page.getByRole('region', { name: translate('auth.secondFactor.heading') });

  await signIn(shopper, holder);
  await shopper.open('myAccountDetails');
  await section.field('form.password').fill('Falsch-2026!');
  await shopper.button('auth.secondFactor.begin').click();
  await expect(section.field('form.password')).toHaveAccessibleDescription(translate('account.delete.wrongPassword'));
  await section.field('form.password').fill(holder.password);
  await shopper.button('auth.secondFactor.begin').click();
  await expect(part.getByRole('img', { name: translate('auth.secondFactor.qr') })).toBeVisible();
  await expectAccessible(page, 'the secret of a second factor');
  const secret = (await part.locator('code').innerText()).replaceAll(' ', '');
  await section.field('auth.code').fill('000000');
  await shopper.button('auth.secondFactor.confirm').click();
  await expect(section.field('auth.code')).toHaveAccessibleDescription(translate('auth.wrongCode'));
  await section.field('auth.code').fill(codeOf(secret));
  await shopper.button('auth.secondFactor.confirm').click();

  await expect(part.getByRole('heading', { name: translate('auth.secondFactor.codesHeading') })).toBeFocused();
  await expectAccessible(page, 'recovery codes');
  const codes = await part.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  const saved = page.waitForEvent('download');
  await shopper.link('auth.secondFactor.download').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${translate('auth.secondFactor.fileName')}.txt`);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toEqual(codes);
  await shopper.button('auth.secondFactor.kept').click();
  await expect(part.getByText(translate('auth.secondFactor.left', { count: '10' }))).toBeVisible();

  await shopper.open('myAccount');
  await account.signOut();
  await account.signIn(holder);
  await expect(account.field('auth.code')).toBeFocused();
  await expect(account.field('form.email')).toHaveValue(holder.email);
  await expectAccessible(page, 'the sign-in with a code');
  await account.field('auth.code').fill('123');
  await shopper.button('auth.submit').click();
  await expect(account.field('auth.code')).toHaveAccessibleDescription(new RegExp(translate('yup.errors.string.matches')));
  await account.field('auth.code').fill(codeOf(secret, 1));
  await shopper.button('auth.submit').click();
  await account.expectSignedIn(holder);

  await account.signOut();
  await account.signIn(holder);
  await account.field('auth.code').fill(codes[0]!.toLowerCase());
  await shopper.button('auth.submit').click();
  await account.expectSignedIn(holder);

  const { press, write } = byKeyboard(page);
  await shopper.open('myAccountDetails');
  await expect(part.getByText(translate('auth.secondFactor.left', { count: '9' }))).toBeVisible();
  await press(part.getByRole('button', { name: translate('auth.secondFactor.off'), expanded: false }));
  await write(section.field('form.password'), holder.password);
  await write(section.field('auth.code'), codes[1]!);
  await page.keyboard.press('Enter');
  await expect(part.getByText(translate('auth.secondFactor.offDone'))).toBeVisible();
  await shopper.open('myAccount');
  await account.signOut();
  await account.signIn(holder);
  await account.expectSignedIn(holder);
});
