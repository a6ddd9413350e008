import { readFile } from 'node:fs/promises';
import { codeOf } from '../support/authenticator.js';
import { AccountPage, openAccount } from './support/account-page.js';
import { expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { byKeyboard } from './support/keyboard.js';

const locale = 'de-DE';

test('a customer has a second step asked for, signs in with it and without the telephone, and switches it off', async ({ shopperIn, page, troubles }) => {
  test.slow();
  troubles.expect(/status of 401/);
  const shopper = shopperIn(locale);
  const { say } = shopper;
  const account = new AccountPage(shopper);
  const holder = await openAccount(shopper);
  const section = account.within('account.secondFactor.heading');
  const part = page.getByRole('region', { name: say('account.secondFactor.heading') });

  await shopper.open('myAccount');
  await account.signIn(holder);
  await account.expectSignedIn(holder);
  await shopper.open('myAccountDetails');
  await section.field('form.password').fill('Falsch-2026!');
  await shopper.button('account.secondFactor.begin').click();
  await expect(section.field('form.password')).toHaveAccessibleDescription(say('account.delete.wrongPassword'));
  await section.field('form.password').fill(holder.password);
  await shopper.button('account.secondFactor.begin').click();
  await expect(part.getByRole('img', { name: say('account.secondFactor.qr') })).toBeVisible();
  await expectAccessible(page, 'the secret of a second step');
  const secret = (await part.locator('code').innerText()).replaceAll(' ', '');
  await section.field('form.code').fill('000000');
  await shopper.button('account.secondFactor.confirm').click();
  await expect(section.field('form.code')).toHaveAccessibleDescription(say('form.wrongCode'));
  await section.field('form.code').fill(codeOf(secret));
  await shopper.button('account.secondFactor.confirm').click();

  await expect(part.getByRole('heading', { name: say('account.secondFactor.codesHeading') })).toBeFocused();
  await expectAccessible(page, 'recovery codes');
  const codes = await part.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  const saved = page.waitForEvent('download');
  await shopper.link('account.secondFactor.download').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${say('account.secondFactor.fileName')}.txt`);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toEqual(codes);
  await shopper.button('account.secondFactor.kept').click();
  await expect(part.getByText(say('account.secondFactor.left', { count: '10' }))).toBeVisible();

  await shopper.open('myAccount');
  await account.signOut();
  await account.signIn(holder);
  await expect(account.field('form.code')).toBeFocused();
  await expect(account.field('form.email')).toHaveValue(holder.email);
  await expectAccessible(page, 'the sign-in with a code');
  await account.field('form.code').fill('123');
  await shopper.button('auth.submit').click();
  await expect(account.field('form.code')).toHaveAccessibleDescription(new RegExp(say('yup.errors.string.proof_code')));
  await account.field('form.code').fill(codeOf(secret, 1));
  await shopper.button('auth.submit').click();
  await account.expectSignedIn(holder);

  await account.signOut();
  await account.signIn(holder);
  await account.field('form.code').fill(codes[0]!.toLowerCase());
  await shopper.button('auth.submit').click();
  await account.expectSignedIn(holder);

  const { press, write } = byKeyboard(page);
  await shopper.open('myAccountDetails');
  await expect(part.getByText(say('account.secondFactor.left', { count: '9' }))).toBeVisible();
  await press(part.getByRole('button', { name: say('account.secondFactor.off'), expanded: false }));
  await write(section.field('form.password'), holder.password);
  await write(section.field('form.code'), codes[1]!);
  await page.keyboard.press('Enter');
  await expect(part.getByText(say('account.secondFactor.offDone'))).toBeVisible();
  await shopper.open('myAccount');
  await account.signOut();
  await account.signIn(holder);
  await account.expectSignedIn(holder);
});
