import sharp from 'sharp';
import { everyLayout, expectAccessible } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { openReview } from './support/journeys.js';
import { ignoreShiftsOfFonts, layoutShiftOf, watchLayoutShifts } from './support/layout-shifts.js';
import { mailAbout } from './support/outbox.js';
import { BankPage, ResultPage } from './support/payment.js';
import { ProductPage } from './support/product-page.js';
import { printSlug, PrintPage, takePhotograph } from './support/print-page.js';

/** Whether the picture of a print is loaded. */
const isPainted = (image: Element): boolean => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

test('a photo is uploaded, cropped by mouse and keyboard, ordered and paid; cart, order and mail show the crop', async ({ shopperIn, page, shop }) => {
  test.slow();
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const studio = new PrintPage(shopper);
  const own = page.getByRole('main').locator('img[data-print]');

  await test.step('uploaded: the crop is as large as possible, with good resolution', async () => {
    await shopper.open('productDetail', printSlug['nl-NL']);
    await studio.send(4000, 3000);
    await expect(studio.side('width')).toHaveValue('4000');
    await expect(page.getByText(translate('product.print.dpi.sharpFrom', { dpi: 110, metres: '0,8' }))).toBeVisible();
  });

  await test.step('cropped by mouse: the wheel zooms, dragging moves', async () => {
    await studio.window.hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(() => studio.valueOf('width')).toBeLessThan(4000);
    const before = await studio.valueOf('x');
    await studio.draw(-40, 0);
    await expect.poll(() => studio.valueOf('x')).toBeGreaterThan(before);
  });

  await test.step('cropped by keyboard: arrows move, plus and minus zoom, within the limit', async () => {
    await studio.window.focus();
    const [x, width] = [await studio.valueOf('x'), await studio.valueOf('width')];
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => studio.valueOf('x')).toBeLessThan(x);
    await page.keyboard.press('-');
    await expect.poll(() => studio.valueOf('width')).toBeGreaterThan(width);
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Shift+Equal');
    // 60 dpi over 900 mm plus 10 mm bleed on both sides.
    await expect(studio.side('width')).toHaveValue(String(Math.ceil((60 * 920) / 25.4)));
    await expect(page.getByText(translate('product.print.dpi.sharpFrom', { dpi: 60, metres: '1,5' }))).toBeVisible();
  });

  await test.step('cropped by numbers and rotated', async () => {
    await studio.side('width').fill('3000');
    await studio.side('width').press('Enter');
    await studio.side('x').fill('212');
    await studio.side('x').press('Enter');
    await expect(studio.side('x')).toHaveValue('212');
    await shopper.button('product.print.turn').click();
    await shopper.button('product.print.turn').click();
    await expect.poll(() => studio.valueOf('x')).toBe(4000 - 3000 - 212);
    await studio.accept();
  });

  await test.step('printed as shown: the gallery shows it on the wall, and another format keeps it without another step', async () => {
    const wall = page.getByRole('img', { name: translate('product.print.own') });
    await expect(wall.first()).toBeVisible();
    const cut = page.waitForResponse((response) => response.url().includes('products.crop'));
    await new ProductPage(shopper).choose('Formaat', '600 × 400');
    expect((await cut).ok()).toBe(true);
    await new ProductPage(shopper).openStep('Uw foto');
    await expect(page.getByText(translate('product.print.accepted'))).toBeVisible();
  });

  await test.step('in the cart with its crop', async () => {
    await new ProductPage(shopper).action.click();
    await shopper.link('product.toCart').first().click();
    await shopper.expectAt('cart');
    await expect.poll(() => own.first().evaluate(isPainted)).toBe(true);
    // The frame of the product's default choice.
    await expect(page.locator('img[data-print] + svg rect').first()).toHaveAttribute('stroke', '#f5f5f2');
  });

  await test.step('ordered and paid', async () => {
    const checkout = await openReview(shopper);
    const result = new ResultPage(shopper);
    await expect(own.first()).toBeVisible();
    await checkout.order();
    await new BankPage(shopper).choose('paid');
    await result.expectOutcome('paid');
    await expect.poll(() => own.first().evaluate(isPainted)).toBe(true);
    const { html } = await mailAbout(shop, translate('components.mail.confirmation.subject', { number: await result.orderNumber(), shop: 'ENC' }));
    const address = /src="([^"]*\/Uploads\/[^"]+)"/.exec(html)![1]!;
    expect((await page.request.get(shop.url + new URL(address).pathname)).headers()['content-type']).toBe('image/jpeg');
  });
});

test('a picture that is too small is refused immediately, with its size, the required size and a format that it fits, and nothing moves', async ({ shopperIn, page }) => {
  const shopper = shopperIn('de-DE');
  const { translate } = shopper;
  const studio = new PrintPage(shopper);
  await watchLayoutShifts(page);
  await shopper.open('productDetail', printSlug['de-DE']);
  await ignoreShiftsOfFonts(page);
  const small = await takePhotograph(220, 160);
  expect(small.buffer.length).toBeLessThan(20_480);
  await studio.file.setInputFiles(small);
  const refusal = page.getByRole('dialog', { name: translate('product.print.tooSmall', { width: 220, height: 160 }) });
  await expect(refusal).toContainText('2.174');
  await expect(refusal).toContainText(translate('product.print.fitsNone'));
  await expect(shopper.button('product.print.accept')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shopper.button('product.print.helps')).toBeFocused();
  expect(await layoutShiftOf(page)).toBe(0);
  await shopper.button('product.print.helps').click();
  await expectAccessible(page, 'a picture too small');
  await page.keyboard.press('Escape');

  await shopper.button('product.print.other').click();
  await studio.file.setInputFiles(await takePhotograph(1600, 1100));
  await page.getByRole('button', { name: translate('product.print.chooseFormat', { format: '600 × 400 mm' }) }).click();
  await expect(studio.window).toBeVisible();
  await studio.accept();
  await new ProductPage(shopper).openStep('Format');
  await expect(page.getByRole('radio', { name: '600 × 400 mm' })).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the studio fills the screen without moving anything, two fingers zoom, and every way out accepts the crop', async ({ shopperIn, page, context }) => {
    const shopper = shopperIn('nl-NL');
    const studio = new PrintPage(shopper);
    await watchLayoutShifts(page);
    await shopper.open('productDetail', printSlug['nl-NL']);
    await expect(studio.file).toBeAttached();
    await ignoreShiftsOfFonts(page);
    await studio.send(4000, 3000);
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 });
    expect(await layoutShiftOf(page)).toBe(0);

    const { x, y, width, height } = (await studio.window.boundingBox())!;
    const [middle, line] = [x + width / 2, y + height / 2];
    const fingers = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [-apart, apart].map((by, id) => ({ x: middle + by, y: line, id })) });
    await touch('touchStart', 30);
    for (const apart of [40, 50, 60]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await expect.poll(() => studio.valueOf('width')).toBeLessThan(4000);

    await page.keyboard.press('Escape');
    await expect(studio.window).toBeHidden();
    await expect(page.getByText(shopper.translate('product.print.accepted'))).toBeVisible();
  });

  test('an upright photo is offered the upright print, which opens with it; why it cannot be turned is said', async ({ shopperIn, page }) => {
    const shopper = shopperIn('nl-NL');
    const { translate } = shopper;
    const studio = new PrintPage(shopper);
    await shopper.open('productDetail', printSlug['nl-NL']);
    await studio.file.setInputFiles(await takePhotograph(2000, 2900));
    await expect(page.getByText(translate('product.print.shape.portrait'))).toBeVisible();
    await page.getByRole('link', { name: translate('product.print.shape.go', { name: 'staand' }) }).click();
    await expect(page).toHaveURL(/photo=/);
    await expect(studio.window).toBeVisible();
    await expect(page.getByText(translate('product.print.shape.portrait'))).toHaveCount(0);
    await expect(shopper.button('product.print.turn')).toHaveAccessibleDescription(translate('product.print.noTurn', { width: '1.465', height: '2.174' }));
  });

  test('a transparent and an empty picture are warned about before the order', async ({ shopperIn, page }) => {
    const shopper = shopperIn('nl-NL');
    const studio = new PrintPage(shopper);
    await shopper.open('productDetail', printSlug['nl-NL']);
    const empty = sharp({ create: { width: 2600, height: 1800, channels: 3, background: '#777777' } });
    const half = await sharp({ create: { width: 2600, height: 900, channels: 3, background: '#aa3311' } })
      .extend({ bottom: 900, background: '#00000000' })
      .png()
      .toBuffer();
    await studio.file.setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: await empty.jpeg().toBuffer() });
    await expect(page.getByText(shopper.translate('product.print.fault.blank'))).toBeVisible({ timeout: 30_000 });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shopper.translate('product.print.other') })
      .click();
    await studio.file.setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer: half });
    await expect(page.getByText(shopper.translate('product.print.fault.transparent'))).toBeVisible({ timeout: 30_000 });
    await studio.accept();
    await expect(page.getByText(shopper.translate('product.print.fault.transparent'))).toBeVisible();
    await expect(shopper.button('product.print.change')).toBeFocused();
  });
});

test('an interrupted upload continues when the connection is back', async ({ shopperIn, page, context, pageErrors }) => {
  pageErrors.expect(/forms\/uploads|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const studio = new PrintPage(shopper);
  await shopper.open('productDetail', printSlug['nl-NL']);
  const photo = await takePhotograph(2400, 1800, 95);
  expect(photo.buffer.length).toBeGreaterThan(2_500_000);

  const offsets: number[] = [];
  let isBroken = false;
  await context.route('**/forms/uploads/*', async (route) => {
    const offset = Number(route.request().headers()['upload-offset']);
    if (offset > 0 && !isBroken) {
      isBroken = true;
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    }
    offsets.push(offset);
    return route.continue();
  });
  await studio.file.setInputFiles(photo);
  await expect(page.getByText(translate('form.upload.waiting'))).toBeVisible();
  await expectAccessible(page, 'a paused upload');
  await context.setOffline(false);
  await expect(studio.window).toBeVisible({ timeout: 30_000 });
  expect(offsets.slice(0, 2)).toEqual([0, 1_048_576]);
  expect([...offsets].sort((one, other) => one - other)).toEqual(offsets);
});

test('the studio is accessible', async ({ shopperIn, page }) => {
  const locale = 'de-DE';
  const shopper = shopperIn(locale);
  const studio = new PrintPage(shopper);
  await shopper.open('productDetail', printSlug[locale]);
  await expect(studio.file).toBeAttached();
  await expectAccessible(page, 'the upload of a photo');
  await studio.file.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect(page.getByRole('alert').filter({ hasText: shopper.translate('form.upload.heic') })).toBeVisible();
  await expectAccessible(page, 'a refused file');
  await studio.send(3000, 2000);
  await expectAccessible(page, 'the open studio');
  await studio.accept();
  await expectAccessible(page, 'an accepted crop', everyLayout);
  await shopper.button('product.print.other').click();
  await page.getByRole('button', { name: shopper.translate('product.print.take', { name: 'photo.jpg' }) }).click();
  await expect(studio.window).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a print shows an alternative', async ({ shopperIn, page }) => {
    const shopper = shopperIn('nl-NL');
    await page.goto(shopper.urlOf('productDetail', printSlug['nl-NL']));
    // Playwright ignores the text in `noscript`, so the test reads the HTML.
    expect(await page.content()).toContain(shopper.translate('product.print.noScript'));
    await expect(page.locator('noscript').locator('a[href^="mailto:"]').last()).toBeAttached();
    await expect(page.locator('input[type=file]')).toBeHidden();
  });
});
