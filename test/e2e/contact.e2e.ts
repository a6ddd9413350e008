import type { Page } from 'playwright/test';
import { everyLayout, expectAccessible } from './support/accessible.js';
import { ProductPage } from './support/product-page.js';
import { EnquiryForm, letter, newAddress, openedLongAgo, postedLongAgo } from './support/enquiry-form.js';
import { expect, test } from './support/fixtures.js';
import { fillCart } from './support/journeys.js';
import { byKeyboard } from './support/keyboard.js';
import { linkIn, mailTo } from './support/outbox.js';

const shopMail = 'hello@enc.example';
const room = 'use=a3&l=8&w=4&h=3&floor=parquet&walls=plaster&ceiling=concrete&glass=9&pane=window&doors=1&persons=8&at=walls';
const query = (page: Page) => new URL(page.url()).searchParams;

test('the contact page shows contacts, opening hours and address', async ({ shopperIn, page }) => {
  const shopper = shopperIn('fr-BE');
  const { translate } = shopper;
  // A Tuesday, 10:00 in the time zone of the shop.
  await page.clock.setSystemTime(new Date('2026-11-24T09:00:00Z'));
  await shopper.open('contact');
  await expect(page.getByRole('link', { name: translate('form.contact.whatsapp'), exact: true })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await expect(page.getByRole('complementary')).toContainText(translate('form.hours.openNow', { time: '17\u00a0h' }));
  await expect(page.getByRole('complementary')).toContainText(translate('form.hours.span', { from: '8\u00a0h\u00a030', to: '17\u00a0h' }));
  await expect(page.getByRole('figure')).toContainText('Stilteweg');
  await expect(page.getByRole('link', { name: translate('form.contact.route') })).toHaveAttribute('href', /Stilteweg/);
});

test('a question with files is sent by keyboard only, and a reload keeps the input', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('de-DE');
  const form = new EnquiryForm(shopper);
  const { tabTo, press } = byKeyboard(page);
  const email = newAddress();
  // Registered at the start: Playwright enables file chooser interception asynchronously, which can be too late just before the click.
  page.on('filechooser', (chooser) => void chooser.setFiles([letter('grundriss.pdf'), letter('schnitt.pdf')]));
  await openedLongAgo(page);
  await shopper.open('contact');
  await press(shopper.button('form.contact.send'));
  await expect(form.field('name')).toBeFocused();
  await expectAccessible(page, 'contact with errors');
  for (const [key, words] of [
    ['name', 'Ada Vos'],
    ['email', email],
    ['message', 'Unser Besprechungsraum hallt. Was hilft?'],
  ] as const) {
    await tabTo(form.field(key));
    await page.keyboard.type(words);
  }
  await press(form.files);
  await expect(page.getByText(shopper.translate('form.upload.done', { name: 'schnitt.pdf' }))).toBeVisible();

  await page.reload();
  await shopper.waitForHydration();
  await expect(form.field('message')).toHaveValue('Unser Besprechungsraum hallt. Was hilft?');
  await press(shopper.button('form.upload.removeNamed', { name: 'schnitt.pdf' }));
  await expect(page.getByText(shopper.translate('form.upload.done', { name: 'grundriss.pdf' }))).toBeVisible();
  await press(form.consent('contact'), 'Space');
  await press(shopper.button('form.contact.send'));
  await expect(form.received('contact.sentTitle')).toContainText(email);
  await expect(form.received('contact.sentTitle').locator('..')).toBeFocused();
  const mail = await mailTo(shop, shopMail, ({ text }) => text.includes(email));
  expect(mail.text).toContain('grundriss.pdf');
  expect(mail.text).not.toContain('schnitt.pdf');
});

test('a showroom appointment is chosen by keyboard, in week and day view', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const form = new EnquiryForm(shopper);
  const { press, tabTo, write } = byKeyboard(page);
  const email = newAddress();
  await openedLongAgo(page);
  await shopper.open('contact');
  await press(page.getByRole('navigation', { name: translate('form.enquiry.subject') }).getByRole('link', { name: translate('form.enquiry.subjects.showroom') }));
  await expect.poll(() => query(page).get('about')).toBe('showroom');
  const days = page.getByRole('grid').getByRole('radio');
  await tabTo(days.and(page.locator('[tabindex="0"]')));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const weekDay = await page.getByRole('grid').getByRole('radio', { checked: true }).getAttribute('value');
  await expectAccessible(page, 'an appointment in the week view', everyLayout);

  // Back over the buttons of previous and next week to the view switch.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: translate('form.calendar.Week'), exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('grid')).toBeHidden();
  await press(shopper.button('form.calendar.nextDay'));
  const dayRadio = page.locator('input[name=day]');
  await press(dayRadio, 'Space');
  const day = await dayRadio.getAttribute('value');
  expect(day! > weekDay!).toBe(true);
  await press(page.locator('input[name=appointmentTime]').first(), 'Space');
  const time = await page.locator('input[name=appointmentTime]:checked').getAttribute('value');
  await expectAccessible(page, 'an appointment in the day view');

  await write(form.field('name'), 'Ada Vos');
  await write(form.field('email'), email);
  await write(form.field('appointment.topic'), 'Een vergaderzaal van 30 m².');
  await press(form.consent('appointment'), 'Space');
  await press(shopper.button('form.appointment.send'));
  await expect(form.received('appointment.heldTitle')).toContainText(time!);
  expect((await mailTo(shop, shopMail, ({ text }) => text.includes(email))).text).toContain(time!);
  const link = new URL(linkIn(await mailTo(shop, email)));
  await page.goto(shop.urlOf('nl-NL') + link.pathname + link.search);
  await shopper.waitForHydration();
  await expectAccessible(page, 'an appointment to confirm');
  await press(shopper.button('form.appointment.confirm'));
  await expect(form.received('appointment.confirmedTitle')).toBeVisible();
});

test('a quotation is requested for the cart, which can be left out', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const form = new EnquiryForm(shopper);
  const email = newAddress();
  await openedLongAgo(page);
  const name = await fillCart(shopper);
  await shopper.open('cart');
  await page.getByRole('link', { name: translate('cart.quotation') }).click();
  await expect(page.getByRole('region', { name: translate('form.enquiry.about') })).toContainText(name);
  await expect(form.field('message')).toHaveValue(translate('form.quotation.cartMessage'));
  await form.field('quotation.project').fill('Kantoor Utrecht');
  await form.sign('quotation', email);
  await form.send('quotation');
  await expect(form.received('quotation.sentTitle')).toBeVisible();
  const { text } = await mailTo(shop, shopMail, (mail) => mail.text.includes(email));
  for (const words of [name, 'Kantoor Utrecht']) expect(text).toContain(words);

  await shopper.open('contact', undefined, { about: 'quotation', cart: 1 });
  await page.getByRole('link', { name: translate('form.enquiry.leaveOut', { name: translate('form.enquiry.cart') }) }).click();
  await expect(page.getByRole('region', { name: translate('form.enquiry.about') })).toBeHidden();
});

test('a quotation is requested for a configuration', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('nl-NL');
  const form = new EnquiryForm(shopper);
  const email = newAddress();
  await openedLongAgo(page);
  await shopper.open('productDetail', 'wandpaneel-stof');
  await new ProductPage(shopper).openStepWith('[name^="w."]');
  await page.getByRole('spinbutton', { name: /^breedte/ }).fill('900');
  await page.getByRole('spinbutton', { name: /^hoogte/ }).fill('600');
  await expect.poll(() => page.url()).toContain('900');
  await page.getByRole('link', { name: shopper.translate('product.quotation.configured') }).click();
  await expect(page.getByRole('region', { name: shopper.translate('form.enquiry.about') })).toContainText(shopper.translate('form.enquiry.configured'));
  await form.sign('quotation', email);
  await form.send('quotation');
  await expect(form.received('quotation.sentTitle')).toBeVisible();
  expect((await mailTo(shop, shopMail, (mail) => mail.text.includes(email))).text).toContain('900');
});

test('advice is requested from the calculator, with its room', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('en-GB');
  const form = new EnquiryForm(shopper);
  const email = newAddress();
  await openedLongAgo(page);
  await shopper.open('adviceDetail', 'calculate-your-room', Object.fromEntries(new URLSearchParams(room)));
  await page.getByRole('link', { name: shopper.translate('project.calculator.adviser') }).click();
  await expect(page.getByRole('region', { name: shopper.translate('form.enquiry.about') })).toContainText('8 × 4 × 3 m');
  await form.field('advice.message').fill('We cannot hear each other.');
  await form.files.setInputFiles(letter('room.pdf'));
  await expect(page.getByText(shopper.translate('form.upload.done', { name: 'room.pdf' }))).toBeVisible();
  await form.sign('advice', email);
  await form.send('advice');
  await expect(form.received('quotation.sentTitle')).toBeVisible();
  expect((await mailTo(shop, shopMail, (mail) => mail.text.includes(email))).text).toContain('room.pdf');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is sent: errors are shown at their fields, the input is kept, and files are attached', async ({ shopperIn, page, shop }) => {
    const shopper = shopperIn('fr-BE');
    const form = new EnquiryForm(shopper);
    const email = newAddress();
    await page.goto(shopper.urlOf('contact'));
    await form.field('name').fill('Ada Vos');
    await form.field('email').fill('ada@');
    await form.field('message').fill('Notre salle résonne.');
    await form.consent('contact').check();
    await form.files.setInputFiles(letter('salle.pdf'));
    await postedLongAgo(page);
    await form.send('contact');
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('message')).toHaveValue('Notre salle résonne.');
    await expect(page.getByRole('checkbox', { name: 'salle.pdf' })).toBeChecked();
    await form.field('email').fill(email);
    await postedLongAgo(page);
    await form.send('contact');
    await expect(form.received('contact.sentTitle')).toBeVisible();
    expect((await mailTo(shop, shopMail, ({ text }) => text.includes(email))).text).toContain('salle.pdf');
  });

  test('a call back is chosen from a list of times', async ({ shopperIn, page, shop }) => {
    const shopper = shopperIn('de-DE');
    const { translate } = shopper;
    const form = new EnquiryForm(shopper);
    const email = newAddress();
    await page.goto(shopper.urlOf('contact'));
    await page
      .getByRole('navigation', { name: translate('form.enquiry.subject') })
      .getByRole('link', { name: translate('form.enquiry.subjects.callBack') })
      .click();
    const moments = page.getByRole('combobox', { name: translate('form.appointment.moment') });
    const moment = (await moments.locator('option').nth(3).getAttribute('value'))!;
    await moments.selectOption(moment);
    await form.field('phone').fill('030 1234567');
    await form.field('appointment.topic').fill('Ein Besprechungsraum.');
    await form.sign('appointment', email);
    await postedLongAgo(page);
    await form.send('appointment');
    await expect(form.received('appointment.heldTitle')).toBeVisible();
    expect((await mailTo(shop, shopMail, ({ text }) => text.includes(email))).text).toContain(moment.split(' ')[1]!);
    const link = new URL(linkIn(await mailTo(shop, email)));
    await page.goto(shop.urlOf('de-DE') + link.pathname + link.search);
    await shopper.button('form.appointment.confirm').click();
    await expect(form.received('appointment.confirmedTitle')).toBeVisible();
  });

  test('a quotation for the cart and advice for a room are requested', async ({ shopperIn, page, shop }) => {
    const shopper = shopperIn('nl-NL');
    const form = new EnquiryForm(shopper);
    const emails = [newAddress(), newAddress()];
    await page.goto(shopper.urlOf('productDetail', 'wandpaneel-stof'));
    await shopper.button('product.add').click();
    await page.getByRole('link', { name: shopper.translate('cart.quotation') }).click();
    await form.sign('quotation', emails[0]!);
    await postedLongAgo(page);
    await form.send('quotation');
    await expect(form.received('quotation.sentTitle')).toBeVisible();
    expect((await mailTo(shop, shopMail, ({ text }) => text.includes(emails[0]!))).text).toContain('Wandpaneel stof');

    await page.goto(shopper.urlOf('contact', undefined, { about: 'advice', room }));
    await form.field('advice.message').fill('Wij verstaan elkaar niet.');
    await form.sign('advice', emails[1]!);
    await postedLongAgo(page);
    await form.send('advice');
    await expect(form.received('quotation.sentTitle')).toBeVisible();
    await mailTo(shop, shopMail, ({ text }) => text.includes(emails[1]!));
  });
});
