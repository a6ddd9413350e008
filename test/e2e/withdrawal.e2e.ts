import type { Locale } from '../../src/contract/locales.js';
import { openAccount, signIn } from './support/account-page.js';
import { everyLayout, expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { panelSlug } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { mailTo } from './support/outbox.js';
import { orderAsCustomer, orderAsGuest, productAt } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';

const field = ({ page, translate }: Shopper, key: string) => page.getByRole('textbox', { name: new RegExp(`^${translate(key)}`) });
const panel = async ({ shop }: Shopper) => (await productAt(shop, 'nl-NL', panelSlug['nl-NL'])).id;
const orderIn = async (shopper: Shopper, locale: Locale) => orderAsGuest(shopper.shop, locale, await panel(shopper), 2);

test('a guest withdraws in German by keyboard, with the legal button texts', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('de-DE');
  const { translate } = shopper;
  const { press, write } = byKeyboard(page);
  const { order, email } = await orderIn(shopper, 'de-DE');
  await shopper.open('home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true }).click();
  await expect(shopper.title).toHaveText('Vertrag widerrufen');
  await expectAccessible(page, 'the first step');
  await write(field(shopper, 'form.orderNumber'), order.number!.toLowerCase());
  await write(field(shopper, 'form.email'), email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: translate('form.withdrawal.choose.title') })).toBeVisible();
  const line = page.getByRole('checkbox', { name: new RegExp(order.lines[0]!.name) });
  await expect(line).toBeChecked();
  await expectAccessible(page, 'the second step', everyLayout);
  await press(line, 'Space');
  await press(page.getByRole('button', { name: 'Widerruf bestätigen', exact: true }));
  await expect(page.getByText(translate('form.withdrawal.choose.noneChosen'))).toBeVisible();
  await expect(line).toBeFocused();
  await page.keyboard.press('Space');
  await press(page.getByRole('button', { name: 'Widerruf bestätigen', exact: true }));
  await expect(shopper.title).toHaveText(translate('form.withdrawal.done.title'));
  await expect(page.getByRole('status').filter({ hasText: order.number! })).toContainText(
    new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(),
  );
  await expectAccessible(page, 'the acknowledgement');
  await mailTo(shop, email, ({ subject }) => /widerruf/i.test(subject));

  await page.goBack();
  await expect(page.getByText(translate('form.withdrawal.refusals.withdrawn'))).toBeVisible();
});

test('a signed-in customer withdraws on the order page', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const holder = await openAccount(shopper);
  const order = await orderAsCustomer(shopper.shop, 'nl-NL', await panel(shopper), 2, holder);
  await signIn(shopper, holder);
  await shopper.open('myAccount', undefined, { order: order.id });
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.translate('account.order.withdraw') })
    .click();
  await shopper.button('form.withdrawal.confirm').click();
  await expect(shopper.title).toHaveText(shopper.translate('form.withdrawal.done.title'));
});

test('an unknown order can be withdrawn from with a free text', async ({ shopperIn, page, shop, pageErrors }) => {
  pageErrors.expect(/status of 404/);
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const email = `ada-${crypto.randomUUID()}@example.nl`;
  await shopper.open('withdrawal');
  await field(shopper, 'form.orderNumber').fill('ENC-1999-000001');
  await field(shopper, 'form.email').fill(email);
  await shopper.button('form.withdrawal.find.submit').click();
  await expect(page.getByRole('alert')).toContainText(translate('form.withdrawal.unknown.text'));
  await expect(field(shopper, 'form.email')).toHaveValue(email);
  await shopper.link('form.withdrawal.declare.action').click();
  await field(shopper, 'form.name').fill('Ada Vos');
  await field(shopper, 'form.email').fill(email);
  await field(shopper, 'form.withdrawal.declare.order').fill('Twee panelen, begin november');
  await page.getByRole('button', { name: 'Herroeping bevestigen', exact: true }).click();
  await expect(shopper.title).toHaveText(translate('form.withdrawal.done.title'));
  expect((await mailTo(shop, email)).text).toContain('Twee panelen, begin november');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest withdraws in French, after a typing error', async ({ shopperIn, page }) => {
    const shopper = shopperIn('fr-FR');
    const { translate } = shopper;
    const { order, email } = await orderIn(shopper, 'fr-FR');
    await page.goto(shopper.urlOf('withdrawal'));
    await expect(shopper.title).toHaveText('Renoncer au contrat ici');
    await field(shopper, 'form.orderNumber').fill(order.number!);
    await field(shopper, 'form.email').fill('autre@example.fr');
    await shopper.button('form.withdrawal.find.submit').click();
    await expect(page.getByRole('alert')).toContainText(translate('form.withdrawal.unknown.title'));
    await expect(field(shopper, 'form.orderNumber')).toHaveValue(order.number!);
    await field(shopper, 'form.email').fill(email);
    await shopper.button('form.withdrawal.find.submit').click();
    // Withdraws one of two pieces.
    const pieces = page.getByRole('textbox', { name: new RegExp(order.lines[0]!.name) });
    await pieces.fill('1,5');
    await field(shopper, 'form.withdrawal.choose.reason').fill('Trop grand.');
    await page.getByRole('button', { name: 'Confirmer la rétractation', exact: true }).click();
    await expect(pieces).toHaveAccessibleDescription(translate('form.withdrawal.choose.wrongQuantity', { count: 2 }));
    await expect(pieces).toHaveValue('1,5');
    await expect(field(shopper, 'form.withdrawal.choose.reason')).toHaveValue('Trop grand.');
    await pieces.fill(' 1 ');
    await page.getByRole('button', { name: 'Confirmer la rétractation', exact: true }).click();
    await expect(shopper.title).toHaveText(translate('form.withdrawal.done.title'));
    await expect(page.getByText(order.lines[0]!.name)).toBeVisible();
  });
});
