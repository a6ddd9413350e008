import { expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { mailAbout } from './support/outbox.js';
import { openedLongAgo } from './support/enquiry-form.js';
import { ProductPage } from './support/product-page.js';
import { pageCodeOf, pageCodePath } from '../../src/contract/page-code.js';
import { fillCart, panelSlug } from './support/journeys.js';
import { printSlug } from './support/print-page.js';

/** A product without options at a reduced price. */
const cloud = 'plafondeiland';

test('the pictures can be browsed by keyboard, also in full screen, and the focus returns', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  const large: string[] = [];
  page.on('request', (request) => {
    const [name] = /[\w-]+-large\.webp$/.exec(request.url()) ?? [];
    if (name) large.push(name);
  });
  await shopper.open('productDetail', cloud);
  const gallery = page.getByRole('region', { name: translate('product.gallery.label') });
  const count = (number: number) => translate('product.gallery.count', { number, total: 4 });
  await expect(gallery.getByText(count(1))).toBeVisible();
  await gallery
    .getByRole('link', { name: /^Vergroten: / })
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(count(2))).toBeVisible();
  await expect(gallery.getByRole('listitem').getByRole('link', { name: /^Foto 2 tonen/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(gallery.getByText(count(4))).toBeVisible();
  await gallery.getByRole('link', { name: /^Foto 2 tonen/ }).press('Enter');
  await expect(gallery.getByText(count(2))).toBeVisible();

  const opener = gallery.getByRole('link', { name: /^Vergroten: / }).nth(1);
  expect(large, 'large pictures before the zoom').toEqual([]);
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: translate('product.gallery.fullScreen') });
  await expect(dialog).toContainText(count(2));
  const picture = dialog.locator('svg[viewBox]').last();
  await expect(picture.locator('image').last()).toHaveAttribute('href', (await opener.getAttribute('href'))!);
  const onPage = await opener.locator('img').evaluate((shown: HTMLImageElement) => shown.currentSrc);
  await expect(picture.locator('image').first()).toHaveAttribute('href', onPage);
  expect(large).toEqual(['CLD-white-2-large.webp']);
  const seen = async () => Number((await picture.getAttribute('viewBox'))!.split(' ')[2]);
  const wide = await seen();
  await page.keyboard.press('+');
  expect(await seen()).toBeLessThan(wide);
  await page.keyboard.press('ArrowRight');
  expect(await picture.getAttribute('viewBox')).toMatch(/^266\.7 166\.7 /);
  await expect(dialog, 'arrows move what is zoomed').toContainText(count(2));
  await page.keyboard.press('-');
  expect(await seen()).toBe(wide);
  await picture.dblclick();
  expect(await seen()).toBeLessThan(wide);
  await expectAccessible(page, 'a picture in full screen');
  await dialog.getByRole('button', { name: translate('product.gallery.previous') }).click();
  await expect(dialog).toContainText(count(1));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the pictures can be swiped, and the counter follows', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  await page.setViewportSize({ width: 360, height: 740 });
  await shopper.open('productDetail', cloud);
  await page.locator('section .row').evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await expect(page.getByText(shopper.translate('product.gallery.count', { number: 2, total: 4 }))).toBeVisible();
});

/** Pages whose first screen has price, day and action: a product without options, one made to measure, a print, and a long German name. */
const firstScreens = [
  ['nl-NL', cloud],
  ['nl-NL', panelSlug['nl-NL']],
  ['de-DE', panelSlug['de-DE']],
  ['de-DE', printSlug['de-DE']],
] as const;
for (const [locale, slug] of firstScreens) {
  test(`price, delivery day and action of ${slug} are in the first screen, and in a bar from the first scroll on`, async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    const product = new ProductPage(shopper);
    for (const [width, height] of [
      [1440, 900],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shopper.open('productDetail', slug);
      const day = page.getByRole('main').locator('form li strong').first();
      for (const part of [product.total.locator('strong'), day, product.action]) {
        const { y, height: own } = (await part.boundingBox())!;
        expect(y, 'upper edge').toBeGreaterThan(0);
        expect(y + own, 'lower edge').toBeLessThanOrEqual(height);
      }
      const bar = page.locator('[data-bar]');
      await expect(bar).toBeHidden();
      await page.mouse.wheel(0, 40);
      await expect(bar.getByRole('button')).toHaveText((await product.action.textContent())!);
      await expect(bar).toContainText((await product.total.locator('strong').textContent())!);
      await expect(bar.locator('.day')).toBeVisible();
    }
  });
}

test('the bar shows the total of the quantity, and adds the product', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  await page.setViewportSize({ width: 360, height: 740 });
  await shopper.open('productDetail', cloud);
  const product = new ProductPage(shopper);
  await product.quantity.fill('8');
  const bar = page.locator('[data-bar]');
  await page.getByRole('heading', { name: translate('product.specifications') }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('€ 1.032,00');
  await bar.getByRole('button', { name: translate('product.add') }).click();
  const drawer = page.getByRole('dialog', { name: translate('product.added', { count: 8, name: 'Plafondeiland' }) });
  await expect(drawer).toContainText(/bezorging/i);
  await drawer.getByRole('link', { name: translate('product.toCart') }).click();
  await expect(new CartPage(shopper).quantityOf('Plafondeiland')).toHaveValue('8');
});

test('a quantity that is no whole number is refused at its field, with the reason, and is not added', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  await shopper.open('productDetail', cloud);
  const product = new ProductPage(shopper);
  await expect(page.getByText(/^Bezorging in Nederland € .*, gratis vanaf|^Gratis bezorging in Nederland|^Bezorging in Nederland €/)).toBeVisible();
  await product.quantity.fill('1.5');
  await product.quantity.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(shopper.translate('product.quantityFault.fraction'));
  await expect(product.quantity).toBeFocused();
  await product.quantity.fill('1 200');
  await expect(product.total).toContainText('€ 154.800,00');
  await expect(page.getByRole('alert').filter({ hasText: shopper.translate('product.quantityFault.fraction') })).toBeHidden();
});

test('the focused element is never covered by the bar, also when the focus scrolls the page and makes it appear', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  await page.setViewportSize({ width: 360, height: 640 });
  await shopper.open('productDetail', cloud);
  const isClear = () =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      const bar = document.querySelector('[data-bar]');
      if (!bar) return window.scrollY === 0;
      return bar.contains(focused) || focused.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
    });
  const link = page.getByRole('link', { name: new RegExp(`^${shopper.translate('product.downloads.dataSheet')}`) });
  for (const start of [new ProductPage(shopper).action, link]) {
    await start.focus();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(isClear).toBe(true);
    }
    await expect(page.locator('[data-bar]')).toBeVisible();
  }
});

test('a reduced price shows the lowest previous price', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  await shopper.open('productDetail', cloud);
  const former = page.getByText(shopper.translate('product.reduction.lowest'));
  await expect(former.getByRole('deletion')).toHaveText('€ 149,00');
  await expect(former).toContainText('−10%');
});

test('a quotation is requested with product and quantity filled in', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn('nl-NL');
  const { translate } = shopper;
  await openedLongAgo(page);
  await shopper.open('productDetail', cloud);
  await new ProductPage(shopper).quantity.fill('48');
  await page.getByText(translate('product.quotation.title')).click();
  const field = (name: string) => page.getByRole('textbox', { name: translate(`form.${name}`), exact: true });
  await expect(field('message')).toHaveValue('Graag een offerte voor 48 × Plafondeiland.');
  await field('name').fill('Ada Vos');
  await field('email').fill('ada.offerte@example.nl');
  await page.getByRole('checkbox', { name: translate('form.consent.quotation') }).check();
  await shopper.button('form.quotation.send').click();
  await expect(page.getByText(translate('form.quotation.sentTitle'))).toBeVisible();
  const mail = await mailAbout(shop, translate('components.mail.enquiryForwarded.subject', { kind: translate('components.enquiryKinds.quotation') }));
  for (const words of ['CLD-white-01', '48']) expect(mail.text).toContain(words);
});

test('recently viewed products are shown, and are not in the server-rendered page', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  await shopper.open('productDetail', panelSlug['nl-NL']);
  await shopper.open('productDetail', cloud);
  const recent = page.getByRole('region', { name: shopper.translate('product.recent') });
  await expect(recent.getByRole('link', { name: 'Wandpaneel stof' })).toBeVisible();
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  const html = await page.evaluate(async () => (await fetch(window.location.href)).text());
  expect(html).not.toContain(shopper.translate('product.recent'));
});

test('the page links to its data sheet, related products and projects', async ({ shopperIn, page }) => {
  const shopper = shopperIn('de-DE');
  const { translate } = shopper;
  await shopper.open('productDetail', panelSlug['de-DE']);
  const link = page.getByRole('link', { name: new RegExp(`^${translate('product.downloads.dataSheet')}`) });
  const file = await page.evaluate(
    async (address) => {
      const answer = await fetch(address);
      return { type: answer.headers.get('content-type'), begin: (await answer.text()).slice(0, 5) };
    },
    (await link.getAttribute('href'))!,
  );
  expect(file).toEqual({ type: 'application/pdf', begin: '%PDF-' });
  await expect(page.getByRole('region', { name: translate('product.related') }).getByRole('listitem')).toHaveCount(4);
  await page
    .getByRole('region', { name: translate('product.inUse') })
    .getByRole('link')
    .first()
    .click();
  const goods = page.getByRole('main').getByRole('article').getByRole('link', { name: 'Wandpaneel Stoff' });
  await expect(goods.first()).toBeVisible();
  await expectAccessible(page, 'an article with products');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('thumbnails scroll the row, pictures are links to their large files, and there is no bar', async ({ page, shopperIn }) => {
    const shopper = shopperIn('nl-NL');
    await page.goto(shopper.urlOf('productDetail', cloud));
    await expect(page.locator('[data-bar]')).toBeHidden();
    await page.getByRole('link', { name: /^Foto 2 tonen/ }).click();
    const second = page.getByRole('link', { name: /^Vergroten: / }).nth(1);
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await second.click();
    await expect(page).toHaveURL(/\/media\/products\/CLD-white-2-large\.webp$/);
  });
});

test('a product page prints on one sheet with the choices, their price and the day, and a QR code that leads to them', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const pages = async () => (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  const codes: string[] = [];
  page.on('request', (request) => request.url().includes(pageCodePath) && codes.push(new URL(request.url()).searchParams.get('path')!));
  for (const slug of [cloud, printSlug['nl-NL'], panelSlug['nl-NL']]) {
    await shopper.open('productDetail', slug);
    expect(await pages(), slug).toBe(1);
  }
  expect(codes).toEqual([cloud, printSlug['nl-NL'], panelSlug['nl-NL']].map((slug) => `/product/${slug}`));

  await page.goto(`${page.url()}?quantity=3`);
  await shopper.waitForHydration();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed] img')).toHaveAttribute('src', /quantity%3D3/);
  await expect(page.locator('[data-printed]')).toContainText(String(new Date().getFullYear()));
  // The printed address names the day of price and delivery.
  await expect(page.getByText(shopper.translate('product.delivery').split('{')[0]!.trim())).toBeVisible();
  await expect(page.getByText(/op voorraad$/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  const codeOf = (path: string) => page.evaluate(async (address) => (await fetch(address)).text(), pageCodeOf(path));
  const [home, own, foreign, broken] = await Promise.all(['/', `/product/${panelSlug['nl-NL']}`, '//evil.example/', 'https://evil.example/'].map(codeOf));
  expect(own).not.toBe(home);
  expect([foreign, broken]).toEqual([home, home]);

  await test.step('an article has the code too, and the cart of a guest only the address, because no other device can open it', async () => {
    const printed = page.locator('[data-printed]');
    await shopper.open('blogDetail', 'galm-weg-bas-niet');
    await expect(printed.locator('img')).toHaveAttribute('src', pageCodeOf('/blogs/galm-weg-bas-niet'));
    await expect(printed).toContainText('/blogs/galm-weg-bas-niet');
    await fillCart(shopper);
    await shopper.open('cart');
    await expect(printed).toContainText('/winkelwagen');
    await expect(printed.locator('img')).toHaveCount(0);
    expect(await pages()).toBe(1);
  });
});
