import { href } from '../../src/contract/routes.js';
import { expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { byKeyboard } from './support/keyboard.js';
import { linkIn, mailTo } from './support/outbox.js';
import type { Shopper } from './support/shopper.js';

let count = 0;
const newAddress = () => `reader-${process.pid}-${(count += 1)}@example.nl`;
const field = ({ page, say }: Shopper, key: string) => page.getByRole('textbox', { name: say(key) });
const consent = ({ page, say }: Shopper, kind: string) => page.getByRole('checkbox', { name: say(`form.consent.${kind}`) });

test('a question is asked by keyboard alone: what is missing is said at its field, and the answer is mailed', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('de-DE');
  const { say } = shopper;
  const { tabTo, press } = byKeyboard(page);
  const email = newAddress();
  await shopper.open('contact');
  await press(shopper.button('form.contact.send'));
  await expect(field(shopper, 'form.name')).toBeFocused();
  await expect(field(shopper, 'form.name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'contact with errors');
  for (const [key, words] of [
    ['form.name', 'Ada Vos'],
    ['form.email', email],
    ['form.message', 'Unser Besprechungsraum hallt. Was hilft?'],
  ] as const) {
    await tabTo(field(shopper, key));
    await page.keyboard.type(words);
  }
  await press(consent(shopper, 'contact'), 'Space');
  await press(shopper.button('form.contact.send'));
  await expect(page.getByRole('status').filter({ hasText: say('form.contact.sentTitle') })).toContainText(email);
  await expectAccessible(page, 'contact sent');
  expect((await mailTo(shop, email)).subject).toBe(say('components.mail.enquiryReceived.subject'));
  const forwarded = await mailTo(shop, 'hello@enc.example', (mail) => mail.text.includes(email));
  expect(forwarded.text).toContain('Unser Besprechungsraum hallt.');
});

test('the newsletter comes after a click in the mail, and not before', async ({ shopperIn, page, shop, troubles }) => {
  troubles.expect(/status of 410/);
  const shopper = shopperIn('fr-BE');
  const { say } = shopper;
  const email = newAddress();
  await shopper.open('newsletter');
  await field(shopper, 'form.email').fill(email);
  await consent(shopper, 'newsletter').check();
  await shopper.button('form.newsletter.send').click();
  await expect(page.getByText(say('form.newsletter.sentTitle'))).toBeVisible();
  const mail = await mailTo(shop, email);
  const link = new URL(linkIn(mail));
  expect(link.pathname).toBe(href('newsletter', 'fr-BE'));
  await page.goto(shop.urlOf('fr-BE') + link.pathname + link.search);
  await shopper.untilAlive();
  await shopper.button('form.newsletter.confirm').click();
  await expect(page.getByText(say('form.newsletter.confirmedTitle'))).toBeVisible();
  await page.reload();
  await shopper.untilAlive();
  await shopper.button('form.newsletter.confirm').click();
  await expect(page.getByRole('alert')).toContainText(say('apiErrors.GONE.title'));
});

test('somebody applies for a job from its page', async ({ shopperIn, page }) => {
  const shopper = shopperIn('en-GB');
  const { say } = shopper;
  await shopper.open('jobOfferOverview');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: say('form.application.title'), exact: true })).toBeVisible();
  await field(shopper, 'form.name').fill('Ada Vos');
  await field(shopper, 'form.email').fill(newAddress());
  await field(shopper, 'form.message').fill('I measure rooms for a living.');
  await consent(shopper, 'jobApplication').check();
  await shopper.button('form.application.send').click();
  await expect(page.getByText(say('form.contact.sentTitle'))).toBeVisible();
});
