import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { everyLayout, expectAccessible } from './support/accessible.js';
import { AccountPage, openAccount, signIn } from './support/account-page.js';
import { ProductPage } from './support/product-page.js';
import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { panelSlug } from './support/journeys.js';
import { ToastArea } from './support/toast-area.js';

const locale = 'de-DE';

test('a customer saves a design, renames it, orders it, deletes it and restores it', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  await signIn(shopper, await openAccount(shopper));

  await shopper.open('productDetail', panelSlug[locale]);
  await new ProductPage(shopper).choose('Kante', 'Gefast');
  await expect(page.getByRole('status').filter({ hasText: translate('product.total') })).toHaveAttribute('aria-busy', 'false');
  await shopper.button('product.configure.save.submit').click();
  const { toasts } = new ToastArea(shopper);
  await toasts.getByRole('link', { name: translate('product.configure.save.toLibrary') }).click();
  await account.expectHeading('account.library.heading');

  const items = page.getByRole('list', { name: translate('account.library.heading') });
  const item = items.locator('> li');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('Gefast');
  await page.getByRole('button', { name: /umbenennen$/ }).click();
  await page.getByRole('textbox', { name: translate('account.library.name') }).fill('Konferenzraum');
  await shopper.button('account.library.saveWords').click();
  await expect(item.getByRole('heading')).toHaveText('Konferenzraum');
  await expectAccessible(page, 'a library with a design', everyLayout);

  await shopper.button('account.library.orderNamed', { name: 'Konferenzraum' }).click();
  await expect(toasts.filter({ hasText: translate('account.library.ordered', { name: 'Konferenzraum' }) })).toBeVisible();
  await shopper.button('account.library.removeNamed', { name: 'Konferenzraum' }).click();
  await expect(item).toHaveCount(0);
  await expect(shopper.button('account.addresses.undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item).toHaveCount(1);

  await item.getByText(translate('account.library.addFile')).click();
  await page
    .getByLabel(translate('account.library.fileFor', { name: 'Konferenzraum' }))
    .setInputFiles({ name: 'grundriss.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  await shopper.button('account.library.send').click();
  await expect(item.getByRole('link', { name: 'grundriss.pdf' })).toBeVisible();

  await shopper.open('cart');
  await expect(new CartPage(shopper).lines).toHaveCount(1);
  await expect(new CartPage(shopper).lines).toContainText('Gefast');
});

test('a customer uploads a file to the library, searches there, and exports the personal data', async ({ shopperIn, page }) => {
  const shopper = shopperIn('fr-FR');
  const { translate } = shopper;
  const account = new AccountPage(shopper);
  await account.openAs(await openAccount(shopper));
  await page.getByRole('link', { name: translate('account.nav.designs'), exact: true }).click();
  await expect(page.getByRole('heading', { name: translate('account.library.empty.saved.title') })).toBeVisible();
  const upload = page.getByLabel(translate('account.library.upload'));
  await upload.setInputFiles({ name: 'salon.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nsalon') });
  await expect(page.getByRole('heading', { name: 'salon.pdf' })).toBeVisible();

  await page.getByLabel(translate('account.library.search')).fill('cuisine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: translate('account.library.empty.found.title') })).toBeVisible();

  await shopper.open('myAccountDetails');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: translate('account.data.download') }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('personal-data.zip');
  const content = unzipSync(await readFile(await download.path()));
  expect(new TextDecoder().decode(content['library.json'])).toContain('salon.pdf');
});
