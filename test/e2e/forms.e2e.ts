import type { Locator, Page } from 'playwright/test';
import { AccountPage, openAccount } from './support/account-page.js';
import { CheckoutPage } from './support/checkout-page.js';
import { EnquiryForm, newAddress, openedLongAgo } from './support/enquiry-form.js';
import { expect, test } from './support/fixtures.js';
import { startCheckout } from './support/journeys.js';
import type { Shopper } from './support/shopper.js';

const locale = 'nl-NL';
const address = { street: 'Keizersgracht', houseNumber: '12', postcode: '1015 CJ', city: 'Amsterdam' };

/** Screen reader announcements of a form. */
const saidIn = (page: Page): Locator => page.locator('form:visible [data-announcer]').first();

/** Signs in and opens the form of a new shipping address. */
const beginAddress = async (shopper: Shopper): Promise<AccountPage> => {
  const account = new AccountPage(shopper);
  await account.openAs(await openAccount(shopper));
  await shopper.link('account.nav.addresses').click();
  await shopper.link('account.addresses.add.shipping').click();
  await account.field('form.street').fill(address.street);
  return account;
};

test('a form announces the number of invalid fields when it is refused, and the error of a field on blur', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const form = new EnquiryForm(shopper);
  await shopper.open('contact');
  await form.send('contact');
  await expect(form.field('name')).toBeFocused();
  await expect(saidIn(page)).toHaveText(/^\d+ velden zijn niet goed ingevuld\.$/);
  for (const key of ['name', 'email', 'message']) {
    await expect(form.field(key)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(key)).toHaveAccessibleDescription(translate('yup.errors.mixed.required'));
  }
  await form.field('email').fill('ada');
  await form.field('email').press('Tab');
  await expect(saidIn(page)).toHaveText(`${translate('form.email')}: ${translate('yup.errors.string.email')}`);
});

test('pressing a button twice sends the form once', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const form = new EnquiryForm(shopper);
  const checkout = new CheckoutPage(shopper);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /trpc\/(enquiries\.send|orders\.setDetails)/.test(request.url())) sent.push(new URL(request.url()).pathname.replace(/^.*trpc\//, ''));
  });
  /** Two clicks in one task, before the page can render the effect of the first. */
  const pressTwice = (button: Locator) =>
    button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
  await openedLongAgo(page);
  await shopper.open('contact');
  await form.sign('contact', newAddress());
  await form.field('message').fill('Hoe dik is het dikste paneel?');
  await pressTwice(shopper.button('form.contact.send'));
  await expect(form.received('contact.sentTitle')).toBeVisible();
  await startCheckout(shopper);
  await checkout.fillDetails();
  await pressTwice(shopper.button('checkout.details.continue'));
  await expect(shopper.title).toContainText(shopper.translate('checkout.delivery.heading'));
  expect(sent).toEqual(['enquiries.send', 'orders.setDetails']);
});

test('leaving unsaved input asks for confirmation, and stays on the page when it is denied', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const account = await beginAddress(shopper);
  const requested: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    requested.push(`${dialog.type()} ${dialog.message()}`.trim());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  const here = page.url();
  await shopper.link('account.nav.addresses').click();
  await expect.poll(() => requested).toEqual([`confirm ${translate('form.leave')}`]);
  await page.evaluate(() => window.history.back());
  await expect.poll(() => requested).toHaveLength(2);
  expect(page.url()).toBe(here);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => requested).toHaveLength(3);
  expect(requested[2]).toMatch(/^beforeunload/);
  await expect(account.field('form.street')).toHaveValue(address.street);

  answer = true;
  await shopper.link('account.nav.addresses').click();
  await account.expectHeading('account.addresses.heading');
  expect(requested).toHaveLength(4);
});

test('leaving saved input does not ask for confirmation', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const account = await beginAddress(shopper);
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.message());
    void dialog.accept();
  });
  await account.fillAddress(address);
  await shopper.button('account.address.save').click();
  await expect(account.addresses('shipping')).toHaveCount(1);
  await shopper.link('account.nav.details').click();
  await account.field('form.lastName').fill('Jansen');
  await shopper.button('account.details.save').click();
  await expect(page.getByText(shopper.translate('account.details.saved'))).toBeVisible();
  await shopper.link('account.nav.addresses').click();
  await expect(account.addresses('shipping')).toHaveCount(1);
  await page.reload();
  expect(requested).toEqual([]);
});

/** Expected type, inputmode, autocomplete and autocapitalize by the end of the name of a field. */
const filledIn: Record<string, string> = {
  name: 'text  name words',
  firstName: 'text  given-name words',
  lastName: 'text  family-name words',
  company: 'text  organization words',
  phone: 'tel tel tel ',
  email: 'email email email none',
  password: 'password  new-password none',
  passwordRepeat: 'password  new-password none',
  street: 'text  billing address-line1 words',
  houseNumber: 'text  off words',
  line2: 'text  billing address-line2 ',
  city: 'text  billing address-level2 words',
};

test('every form has attributes for autofill and for the keyboard of a phone', async ({ shopperIn, page }) => {
  const shopper = shopperIn('de-DE');
  const seen = new Set<string>();
  const look = async (over: Record<string, string> = {}) => {
    const fields = await page
      .getByRole('main')
      .locator('form input[type=text]:visible, form input[type=email]:visible, form input[type=tel]:visible, form input[type=password]:visible')
      .evaluateAll((all: HTMLInputElement[]) =>
        all.map(({ name, type, inputMode, autocomplete, autocapitalize }) => ({ name, as: [type, inputMode, autocomplete, autocapitalize].join(' ') })),
      );
    for (const { name, as } of fields) {
      const end = name.replace(/^.*\./, '');
      seen.add(end);
      expect.soft(as.split(' ').slice(2).join(' '), `autofill of ${name} at ${page.url()}`).not.toMatch(/^ /);
      const wanted = over[end] ?? filledIn[end];
      if (wanted) expect.soft(as, `${name} at ${page.url()}`).toBe(wanted);
    }
  };
  const signsIn = { email: 'email email username none' };
  await shopper.open('contact');
  await look();
  await shopper.open('newsletter');
  await look();
  await shopper.open('myAccount');
  await look({ ...signsIn, password: 'password  current-password none' });
  for (const view of ['register', 'forgot']) {
    await shopper.open('myAccount', undefined, { view });
    await look(signsIn);
  }
  await shopper.open('withdrawal', undefined, { declare: 1 });
  await look();
  await startCheckout(shopper);
  await look();
  expect(Object.keys(filledIn).filter((name) => !seen.has(name))).toEqual([]);
});
