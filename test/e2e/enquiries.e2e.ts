import { href } from '../../src/contract/routes.js';
import { expectAccessible } from './support/accessible.js';
import { EnquiryForm, letter, newAddress, openedLongAgo, postedLongAgo } from './support/enquiry-form.js';
import { expect, test } from './support/fixtures.js';
import { byKeyboard } from './support/keyboard.js';
import { linkIn, mailTo } from './support/outbox.js';
import type { Shopper } from './support/shopper.js';

const openFirstJob = async (shopper: Shopper): Promise<void> => {
  const { page } = shopper;
  await page.goto(shopper.urlOf('jobOfferOverview'));
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: shopper.translate('form.application.title'), exact: true })).toBeVisible();
};

test('the newsletter is subscribed after a click in the mail, and not before', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('fr-BE');
  const { translate } = shopper;
  const form = new EnquiryForm(shopper);
  const email = newAddress();
  await openedLongAgo(page);
  await shopper.open('newsletter');
  await form.field('email').fill(email);
  await form.consent('newsletter').check();
  await form.send('newsletter');
  await expect(form.received('newsletter.sentTitle')).toContainText(email);
  const link = new URL(linkIn(await mailTo(shop, email)));
  expect(link.pathname).toBe(href('newsletter', 'fr-BE'));
  await page.goto(shop.urlOf('fr-BE') + link.pathname + link.search);
  await shopper.waitForHydration();
  await expectAccessible(page, 'newsletter to confirm');
  await shopper.button('form.newsletter.confirm').click();
  await expect(page.getByRole('status').filter({ hasText: translate('form.newsletter.confirmedTitle') })).toBeVisible();
});

test('an invalid link shows a message, and offers to subscribe again', async ({ shopperIn, page, pageErrors }) => {
  pageErrors.expect(/status of 404/);
  const shopper = shopperIn('en-GB');
  const { translate } = shopper;
  await shopper.open('newsletter', undefined, { token: 'x'.repeat(40) });
  await shopper.button('form.newsletter.confirm').click();
  await expect(page.getByRole('alert')).toContainText(translate('form.newsletter.expiredTitle'));
  await expect(shopper.button('form.newsletter.send')).toBeEnabled();
  await shopper.open('newsletter', undefined, { unsubscribe: 'x'.repeat(40) });
  await shopper.button('form.newsletter.leave').click();
  await expect(page.getByRole('status').filter({ hasText: translate('form.newsletter.leftTitle') })).toBeVisible();
});

test('a job application with a file is sent by keyboard only; a wrong file is refused before it is sent', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('en-GB');
  const { translate } = shopper;
  const form = new EnquiryForm(shopper);
  const { press, write } = byKeyboard(page);
  const email = newAddress();
  let chosen: ReturnType<typeof letter>;
  // Registered at the start: Playwright enables file chooser interception asynchronously, which can be too late just before the click.
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen));
  const choose = (file: ReturnType<typeof letter>) => {
    chosen = file;
    return press(form.files);
  };
  await openedLongAgo(page);
  await openFirstJob(shopper);
  await shopper.waitForHydration();
  await write(form.field('name'), 'Ada Vos');
  await write(form.field('email'), email);
  await write(form.field('application.motivation'), 'I measure rooms for a living.');
  await choose({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') });
  await expect(page.getByRole('alert').filter({ hasText: translate('form.upload.wrongType', { types: '' }).slice(0, 12) })).toBeVisible();
  await choose(letter('cv.pdf'));
  await expect(page.getByText(translate('form.upload.done', { name: 'cv.pdf' }))).toBeVisible();
  await expectAccessible(page, 'an application with a file');
  await press(form.consent('jobApplication'), 'Space');
  await press(shopper.button('form.application.send'));
  await expect(form.received('application.sentTitle')).toContainText(email);
  expect((await mailTo(shop, 'hello@enc.example', ({ text }) => text.includes(email))).text).toContain('cv.pdf');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter is subscribed, confirmed and unsubscribed', async ({ shopperIn, page, shop }) => {
    const shopper = shopperIn('nl-NL');
    const { translate } = shopper;
    const form = new EnquiryForm(shopper);
    const email = newAddress();
    await page.goto(shopper.urlOf('newsletter'));
    await form.field('email').fill(email);
    await form.consent('newsletter').check();
    await postedLongAgo(page);
    await form.send('newsletter');
    await expect(form.received('newsletter.sentTitle')).toBeVisible();
    const link = new URL(linkIn(await mailTo(shop, email)));
    await page.goto(shop.urlOf('nl-NL') + link.pathname + link.search);
    await shopper.button('form.newsletter.confirm').click();
    await expect(shopper.title).toHaveText(translate('form.newsletter.confirmedTitle'));
    await page.goto(shopper.urlOf('newsletter', undefined, { unsubscribe: 'x'.repeat(40) }));
    await shopper.button('form.newsletter.leave').click();
    await expect(shopper.title).toHaveText(translate('form.newsletter.leftTitle'));
  });

  test('a job application with a file is sent', async ({ shopperIn, page, shop }) => {
    const shopper = shopperIn('de-DE');
    const form = new EnquiryForm(shopper);
    const email = newAddress();
    await openFirstJob(shopper);
    await form.field('application.motivation').fill('Ich messe Räume.');
    await form.files.setInputFiles(letter('lebenslauf.pdf'));
    await form.sign('jobApplication', email);
    await postedLongAgo(page);
    await form.send('application');
    await expect(form.received('application.sentTitle')).toBeVisible();
    expect((await mailTo(shop, 'hello@enc.example', ({ text }) => text.includes(email))).text).toContain('lebenslauf.pdf');
  });
});
