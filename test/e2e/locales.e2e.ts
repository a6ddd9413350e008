import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { baseLocaleOf, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import { href, type RouteKey } from '../../src/contract/routes.js';
import { everyLayout, expectAccessible, expectFits } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { fillCart } from './support/journeys.js';
import { contentOf, fetchRaw, wordsOf } from './support/raw-page.js';
import { call, orderCart } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { dottedKeys, readTexts } from './support/texts.js';

const productId = 'wpn-lightgrey-01';
const notFoundLogged = /status of 404/;

const namespaces = readdirSync(fileURLToPath(new URL('../../locales/nl-NL', import.meta.url))).map((file) => file.replace('.json', ''));
const keys = new Set(namespaces.flatMap((namespace) => dottedKeys(readTexts('nl-NL', namespace), `${namespace}.`).concat(dottedKeys(readTexts('nl-NL', namespace)))));

/** Keys and placeholders that appear instead of texts. */
const untranslated = (words: string): string[] => [...words.split(/[\s"'<>()]+/).filter((word) => keys.has(word)), ...(words.match(/\{\w+\}/g) ?? [])];

/** Records API calls of the page from now on. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && calls.push(request.url()));
  return calls;
};

/** Waits until effects and the requests that they cause have run. */
const settle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => done())))));

const expectWholePage = (html: string, locale: Locale): void => {
  expect(html).toContain(`<html lang="${locale}"`);
  expect(contentOf(html, 'h1'), 'heading').not.toBe('');
  expect(contentOf(html, 'title'), 'title').not.toBe('');
  expect(untranslated(wordsOf(html)), 'untranslated').toEqual([]);
};

/** Opens a page, and expects that it hydrates without an API call. */
const expectNoErrors = async (shopper: Shopper, path: string, status = 200): Promise<void> => {
  const calls = callsOf(shopper.page);
  const answer = await shopper.page.goto(shopper.shop.urlOf(shopper.locale) + path);
  expect(answer?.status(), path).toBe(status);
  expectWholePage((await answer?.text()) ?? '', shopper.locale);
  await shopper.waitForHydration();
  await settle(shopper.page);
  expect(calls, `calls at ${path}`).toEqual([]);
};

/** Locales whose pages are all opened in the browser, because their words are the longest. */
const whole = new Set<Locale>(['de-DE', 'fr-FR']);
/** Pages with prices, dates and texts of a country, which server and browser could format differently; they are opened in the browser in every locale, as are cart, checkout and result. */
const ofCountry = new Set<RouteKey>(['productDetail', 'contact']);

/** Locale in which axe checks every page too: the markup is the same in all. */
const checked: Locale = 'de-DE';

for (const locale of locales) {
  test(`every page is complete, translated, without API calls and not wider than the window in ${locale}`, async ({ shopperIn, shop, page, context, pageErrors }) => {
    const shopper = shopperIn(locale);
    const expectReadable = (state: string) => (locale === checked ? expectAccessible(page, state, everyLayout) : expectFits(page, state));
    const slug = (await call(shop, { locale: 'nl-NL' }, 'getProductSlugs', { id: productId }))[locale];
    const category = (await call(shop, { locale }, 'listCategories', {}))[0]!.slug;
    const pages = [
      ['home', undefined],
      ['productOverview', undefined],
      ['categoryDetail', category],
      ['productDetail', slug],
      ['cart', undefined],
      ['blogOverview', undefined],
      ['projectOverview', undefined],
      ['inspirationOverview', undefined],
      ['jobOfferOverview', undefined],
      ['contact', undefined],
      ['newsletter', undefined],
      ['withdrawal', undefined],
      ['searchOverview', undefined],
      ['myAccount', undefined],
    ] as const;

    for (const [key, ofWhat] of pages) {
      const path = href(key, locale, { slug: ofWhat });
      const raw = await fetchRaw(shop, locale, path);
      expect(raw.status, path).toBe(200);
      expectWholePage(raw.html, locale);
      if (!whole.has(locale) && !ofCountry.has(key)) continue;
      await expectNoErrors(shopper, path);
      await expectReadable(path);
    }

    await test.step('an unknown page, and an unknown product', async () => {
      pageErrors.expect(notFoundLogged);
      const lost = await fetchRaw(shop, locale, href('notFound', locale));
      expect(lost.status).toBe(404);
      expectWholePage(lost.html, locale);
      if (whole.has(locale)) {
        await expectNoErrors(shopper, href('notFound', locale), 404);
        await expectReadable('unknown page');
      }
      expect((await fetchRaw(shop, locale, href('productDetail', locale, { slug: 'no-such-thing' }))).status).toBe(404);
      expect((await fetchRaw(shop, locale, href('blogDetail', locale, { slug: 'no-such-thing' }))).status).toBe(404);
    });

    await test.step('cart and checkout with a product', async () => {
      await fillCart(shopper, slug);
      await expectNoErrors(shopper, href('cart', locale));
      await expectFits(page, 'cart');
      await expectNoErrors(shopper, href('checkout', locale));
      await expect(shopper.title).toContainText(shopper.translate('checkout.details.heading'));
    });

    await test.step('the result page of the own order, and of an unknown one', async () => {
      const order = await orderCart(shop, context, locale);
      await expectNoErrors(shopper, href('checkoutResult', locale, undefined, { order }));
      await expect(shopper.title).toHaveText(shopper.translate('checkout.result.unpaid.heading'));
      const unknown = href('checkoutResult', locale, undefined, { order: 'unknown' });
      const raw = await fetchRaw(shop, locale, unknown);
      expect(raw.status).toBe(404);
      expect(contentOf(raw.html, 'title')).toContain(shopper.translate('checkout.result.open.title'));
      if (whole.has(locale)) await expectNoErrors(shopper, unknown, 404);
    });
  });
}

const modal = (page: Page) => page.locator('dialog[data-modal="LANGUAGE_MODAL"]');
const openModal = (page: Page) => page.getByRole('banner').locator('.service button[aria-haspopup="dialog"]').click();

test('the language modal keeps the product, and the choice is remembered', async ({ page, shop }) => {
  const slugs = await call(shop, { locale: 'nl-NL' }, 'getProductSlugs', { id: productId });
  await page.goto(`${shop.url}/product/${slugs['nl-NL']}`);
  for (const [name, locale, path] of [
    ['Deutschland Deutsch', 'de-DE', '/produkt/'],
    ['United Kingdom English', 'en-GB', '/product/'],
    ['Belgique Français', 'fr-BE', '/produit/'],
  ] as const) {
    await openModal(page);
    await modal(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${shop.url}${path}${slugs[locale]}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  await page.goto(shop.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE');
});

test('the language modal keeps page and sort order of a list, closes on Escape and returns the focus', async ({ page, shop }) => {
  await page.goto(`${shop.urlOf('nl-NL')}/producten?sort=priceAsc&page=2`);
  await openModal(page);
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).locator('[aria-current]')).toHaveText(/Nederland Nederlands/);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole('banner').locator('.service button[aria-haspopup="dialog"]')).toBeFocused();
  await openModal(page);
  await modal(page).getByRole('link', { name: 'Österreich Deutsch' }).click();
  await expect(page).toHaveURL(`${shop.urlOf('de-AT')}/produkte?sort=priceAsc&page=2`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language modal opens and switches the language', async ({ page, shop }) => {
    await page.goto(`${shop.urlOf('nl-NL')}/contact`);
    await openModal(page);
    await modal(page).getByRole('link', { name: 'France Français' }).click();
    await expect(page).toHaveURL(`${shop.urlOf('fr-FR')}/contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  });
});

test('a path of another language redirects to the same page in the current language', async ({ shop }) => {
  const slugs = await call(shop, { locale: 'nl-NL' }, 'getProductSlugs', { id: productId });
  const redirects: [Locale, string, string][] = [
    ['nl-NL', '/warenkorb', '/winkelwagen'],
    ['nl-NL', '/produkte?page=2', '/producten?page=2'],
    ['de-AT', '/panier', '/warenkorb'],
    ['fr-FR', '/afrekenen', '/payer'],
    ['en-GB', '/produkte', '/products'],
    ['nl-NL', `/product/${slugs['de-DE']}`, `/product/${slugs['nl-NL']}`],
  ];
  for (const [locale, path, elsewhere] of redirects) {
    expect(await fetchRaw(shop, locale, path), path).toMatchObject({ status: 301, location: elsewhere });
  }
});

test('a product path of another language redirects to the product in the current language', async ({ shop }) => {
  const slugs = await call(shop, { locale: 'nl-NL' }, 'getProductSlugs', { id: productId });
  for (const locale of locales) {
    const other = baseLocaleOf[localeTable[locale].language === 'de' ? 'fr' : 'de'];
    const found = await fetchRaw(shop, locale, href('productDetail', other, { slug: slugs[other] }));
    expect(found, `${locale} ${other}`).toMatchObject({ status: 301, location: href('productDetail', locale, { slug: slugs[locale] }) });
  }
});
