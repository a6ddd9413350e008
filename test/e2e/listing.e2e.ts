import { href } from '../../src/contract/routes.js';
import { expect, test } from './support/fixtures.js';
import { contentOf, fetchRaw, wordsOf } from './support/raw-page.js';
import { call } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { maxRestyledDuring } from './support/style-recalculations.js';
import { centsOf, plain } from './support/texts.js';

const locale = 'nl-NL';
const pageSize = 16;

const cardsOf = ({ page }: Shopper) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const namesOf = (shopper: Shopper) => cardsOf(shopper).getByRole('heading', { level: 2 }).allTextContents();
const pricesOf = async (shopper: Shopper) =>
  (
    await cardsOf(shopper)
      .getByRole('paragraph')
      .filter({ hasText: shopper.translate('global.vat.including') })
      .allTextContents()
  ).map(centsOf);
const toPage = ({ page, translate }: Shopper, wanted: number) => page.getByRole('link', { name: translate('global.pagination.page', { page: wanted }), exact: true });

test('the pages of a list contain every product once', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  const first = await namesOf(shopper);
  expect(first).toHaveLength(pageSize);
  await toPage(shopper, 2).click();
  await shopper.expectAt('productOverview', undefined, { page: 2 });
  await shopper.expectTitle(shopper.translate('global.pagination.titleOfPage', { title: shopper.translate('product.listing.title'), page: 2 }));
  await expect(toPage(shopper, 2)).toHaveAttribute('aria-current', 'page');
  const all = [...first, ...(await namesOf(shopper))];
  expect(new Set(all).size).toBe(all.length);
  await expect(page.getByRole('main')).toContainText(shopper.translate('product.listing.count', { count: all.length }));
  await toPage(shopper, 1).click();
  await shopper.expectAt('productOverview');
  await expect(async () => expect(await namesOf(shopper)).toEqual(first)).toPass();
});

for (const [language, width] of [
  ['de-DE', 360],
  ['fr-FR', 360],
  ['de-DE', 1440],
] as const)
  test(`cards of a row have titles and prices at the same height, prices of one line, whole units, and on a phone five lines at most: ${language}, ${width} px wide`, async ({
    shopperIn,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = shopperIn(language);
    await shopper.open('productOverview');
    const cards = await cardsOf(shopper).evaluateAll((items) =>
      items.map((item) => {
        const texts = [...item.querySelectorAll('h2, .price, .facts')].map((text) => ({
          top: Math.round(text.getBoundingClientRect().top),
          lines: Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)),
        }));
        const room = item.querySelector('.facts')?.clientHeight || Infinity;
        const cut = [...item.querySelectorAll<HTMLElement>('.price, .unit')].filter(
          (text) => text.scrollWidth > text.clientWidth || (text.matches('.unit') && text.offsetHeight > room),
        );
        return { top: Math.round(item.getBoundingClientRect().top), texts, cut: cut.map((text) => text.innerText), coversPicture: Boolean(item.querySelector('.picture .badge')) };
      }),
    );
    for (const { top, texts, cut, coversPicture } of cards) {
      const [first] = cards.filter((card) => card.top === top);
      expect(texts.slice(0, 2).map((text) => text.top)).toEqual(first!.texts.slice(0, 2).map((text) => text.top));
      expect(texts[1]!.lines).toBe(1);
      expect(cut).toEqual([]);
      expect(coversPicture).toBe(false);
      if (width === 360) expect(texts.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(5);
    }
  });

test('page 1 is the path without query, and pages beyond the last one are 404', async ({ shop }) => {
  expect(await fetchRaw(shop, locale, '/producten?page=1')).toMatchObject({ status: 301, location: '/producten' });
  expect(await fetchRaw(shop, locale, '/producten?sort=priceAsc&page=1')).toMatchObject({ status: 301, location: '/producten?sort=priceAsc' });
  expect((await fetchRaw(shop, locale, '/producten?page=2')).status).toBe(200);
  for (const page of ['3', '99', '99999999']) expect((await fetchRaw(shop, locale, `/producten?page=${page}`)).status, page).toBe(404);
  expect((await fetchRaw(shop, locale, '/producten/no-such-category')).status).toBe(404);
});

test('sorted by price, prices increase over all pages', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  await page.getByRole('combobox', { name: shopper.translate('product.sort.label') }).selectOption('priceAsc');
  await shopper.expectAt('productOverview', undefined, { sort: 'priceAsc' });
  // The URL changes before its list is rendered.
  const rise = (before: number[]) =>
    expect(async () => {
      const prices = [...before, ...(await pricesOf(shopper))];
      expect(prices.length).toBeGreaterThan(before.length);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    }).toPass();
  await rise([]);
  const first = await pricesOf(shopper);
  expect(first).toHaveLength(pageSize);
  await toPage(shopper, 2).click();
  await shopper.expectAt('productOverview', undefined, { sort: 'priceAsc', page: 2 });
  await rise(first);
});

test('each category shows its number of products', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  const list = page.getByRole('navigation', { name: shopper.translate('product.listing.categories') });
  await list.getByText(shopper.translate('product.listing.moreCategories')).click();
  const categories = await call(shop, { locale }, 'listCategories', {});
  expect(categories.length).toBeGreaterThanOrEqual(8);
  const linkTo = ({ name, productCount }: (typeof categories)[number]) => list.getByRole('link', { name: `${name} ${productCount}`, exact: true });
  for (const category of categories.filter(({ parentId }) => parentId === null)) await expect(linkTo(category)).toBeVisible();
  for (const { id, name, slug, productCount } of categories) {
    const { html } = await fetchRaw(shop, locale, href('categoryDetail', locale, { slug }));
    const words = plain(wordsOf(html));
    expect(contentOf(html, 'h1')).toBe(name);
    expect(contentOf(html.slice(html.indexOf('<main')), 'output')).toBe(shopper.translate('product.listing.count', { count: productCount }));
    for (const below of categories.filter(({ parentId }) => parentId === id)) expect(words).toContain(`${below.name} ${below.productCount}`);
  }

  const [{ name, slug, productCount }] = categories as [(typeof categories)[number]];
  await shopper.open('categoryDetail', slug);
  await expect(shopper.title).toHaveText(name);
  await expect(cardsOf(shopper)).toHaveCount(productCount);
});

const filterIn = ({ page }: Shopper, name: RegExp) => page.getByRole('form').getByRole('checkbox', { name });
const shownCount = ({ page }: Shopper) => page.getByRole('main').getByRole('status').first();
const expectCount = (shopper: Shopper, count: number) => expect(shownCount(shopper)).toHaveText(shopper.translate('product.listing.count', { count }));

test('filters are combined and removed one by one, and the back button restores each list with its filters', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const countOf = async (input: object) => (await call(shop, { locale }, 'listProducts', input)).total;
  const [all, grey, both] = await Promise.all([countOf({}), countOf({ colour: ['grey'] }), countOf({ colour: ['grey'], absorptionClass: ['C'] })]);
  expect(all).toBeGreaterThan(grey);
  expect(grey).toBeGreaterThan(both);

  await shopper.open('productOverview');
  const colour = filterIn(shopper, /^Grijs/);
  await colour.check();
  await shopper.expectAt('productOverview', undefined, { colour: 'grey' });
  await expectCount(shopper, grey);
  await expect(colour).toBeFocused();
  await expect(cardsOf(shopper)).toHaveCount(Math.min(grey, pageSize));

  await filterIn(shopper, /^C \(/).check();
  await shopper.expectAt('productOverview', undefined, { absorptionClass: 'C', colour: 'grey' });
  await expectCount(shopper, both);
  await expect(cardsOf(shopper)).toHaveCount(both);

  await page.goBack();
  await expectCount(shopper, grey);
  await expect(filterIn(shopper, /^C \(/)).not.toBeChecked();
  await expect(colour).toBeChecked();

  await page.getByRole('link', { name: translate('product.filter.remove', { name: 'Grijs' }) }).click();
  await shopper.expectAt('productOverview');
  await expectCount(shopper, all);
  await expect(colour).not.toBeChecked();
  await expect(shopper.title).toBeFocused();
});

test('filters, sort order and page are in the URL, and a product links back to it', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  await filterIn(shopper, new RegExp(shopper.translate('product.filter.inStock'))).check();
  await shopper.expectAt('productOverview', undefined, { inStock: 'true' });
  await page.getByRole('combobox', { name: shopper.translate('product.sort.label') }).selectOption('priceDesc');
  await shopper.expectAt('productOverview', undefined, { inStock: 'true', sort: 'priceDesc' });
  await toPage(shopper, 2).click();
  await shopper.expectAt('productOverview', undefined, { inStock: 'true', sort: 'priceDesc', page: 2 });
  const { items } = await call(shop, { locale }, 'listProducts', { inStock: true, sort: 'priceDesc', page: 2, pageSize });
  const names = items.map(({ name }) => name);
  await expect(async () => expect(await namesOf(shopper)).toEqual(names)).toPass();
  await page.getByRole('link', { name: names[0]!, exact: true }).click();
  await expect(shopper.title).toHaveText(names[0]!);
  await page.goBack();
  await shopper.expectAt('productOverview', undefined, { inStock: 'true', sort: 'priceDesc', page: 2 });
  await expect(async () => expect(await namesOf(shopper)).toEqual(names)).toPass();
  await expect(filterIn(shopper, new RegExp(shopper.translate('product.filter.inStock')))).toBeChecked();
  await expect(page.getByRole('combobox', { name: shopper.translate('product.sort.label') })).toHaveValue('priceDesc');
});

test('a price range applies on blur, and an empty list offers to remove filters', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('productOverview');
  const all = await shownCount(shopper).textContent();
  await page.getByRole('textbox', { name: translate('product.filter.to') }).fill('€ 5');
  await page.keyboard.press('Enter');
  await shopper.expectAt('productOverview', undefined, { maxPrice: 5 });
  await expect(page.getByRole('heading', { name: translate('product.filter.nothing') })).toBeVisible();
  await expect(cardsOf(shopper)).toHaveCount(0);
  await page
    .getByRole('list', { name: translate('product.filter.nothingText') })
    .getByRole('link')
    .click();
  await shopper.expectAt('productOverview');
  await expect(shownCount(shopper)).toHaveText(all!);
});

test('on a phone the filters are in a sheet that shows the number of chosen ones', async ({ shopperIn, shop, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('productOverview');
  await expect(filterIn(shopper, /^Grijs/)).toBeHidden();
  await page.getByRole('main').getByText(translate('product.filter.title'), { exact: true }).click();
  // The lower groups follow in the next frame. Chromium reports a locator that reads them before.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await filterIn(shopper, /^Grijs/).check();
  await expect(page.getByText(translate('product.filter.titleWithCount', { count: 1 }), { exact: true })).toBeVisible();
  const { total } = await call(shop, { locale }, 'listProducts', { colour: ['grey'] });
  await shopper.button('product.filter.show', { count: total }).click();
  await expect(filterIn(shopper, /^Grijs/)).toBeHidden();
  await expect(cardsOf(shopper)).toHaveCount(Math.min(total, pageSize));
});

test('a filter is ticked before the page processes it, and unticked when its list cannot be loaded', async ({ shopperIn, page, pageErrors }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  const colour = filterIn(shopper, /^Grijs/);
  const chosen = page.getByRole('link', { name: shopper.translate('product.filter.remove', { name: 'Grijs' }) });
  pageErrors.expect(/ERR_FAILED/);
  await page.route('**/api/trpc/**', (route) => route.abort());
  const atOnce = await colour.evaluate((box: HTMLInputElement) => {
    const before = document.querySelector('main')!.innerHTML;
    box.click();
    return { isTicked: box.checked, isPageAsBefore: document.querySelector('main')!.innerHTML === before };
  });
  expect(atOnce).toEqual({ isTicked: true, isPageAsBefore: true });
  await expect(page.getByText(shopper.translate('global.connection.failed'))).toBeVisible();
  await expect(chosen).toBeHidden();
  await expect(colour).not.toBeChecked();
  await shopper.expectAt('productOverview');

  await page.unroute('**/api/trpc/**');
  await colour.check();
  await shopper.expectAt('productOverview', undefined, { colour: 'grey' });
  await expect(chosen).toBeVisible();
  await expect(colour).toBeChecked();
});

test('a value beyond the maximum of a facet does not stay ticked', async ({ shopperIn }) => {
  const shopper = shopperIn(locale);
  const taken = Array.from({ length: 20 }, (_, at) => `a${String.fromCodePoint(97 + at)}`);
  await shopper.open('productOverview', undefined, { colour: taken });
  const beyond = filterIn(shopper, /^Grijs/);
  await beyond.click();
  await expect(beyond).not.toBeChecked();
  await shopper.expectAt('productOverview', undefined, { colour: taken });
});

test('ticking a filter recalculates only the styles of the changed elements, not of the whole page', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  const elements = await page.locator('body *').count();
  // The response waits, because the new cards need styles too.
  const released = Promise.withResolvers<void>();
  await page.route('**/api/trpc/**', (route) => released.promise.then(() => route.continue()));
  const styled = await maxRestyledDuring(page, async () => {
    const requested = page.waitForRequest('**/api/trpc/**');
    await filterIn(shopper, /^Grijs/).check();
    await requested;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  });
  released.resolve();
  await shopper.expectAt('productOverview', undefined, { colour: 'grey' });
  expect(styled).toBeLessThan(elements / 3);
});

test('the parameters of a list have one canonical order, and the canonical link is the unfiltered list', async ({ shop }) => {
  const moved = (path: string) => fetchRaw(shop, locale, path);
  expect(await moved('/producten?sort=newest&colour=white&minPrice=&colour=grey&inStock=no')).toMatchObject({
    status: 301,
    location: '/producten?colour=grey&colour=white&sort=newest',
  });
  expect(await moved('/producten?minPrice=90&maxPrice=20')).toMatchObject({ status: 301, location: '/producten?minPrice=20&maxPrice=90' });
  const { status, html } = await moved('/producten?colour=grey&sort=newest');
  expect(status).toBe(200);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/producten">/);
});
