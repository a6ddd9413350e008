import { expect, test } from './support/fixtures.js';
import { fetchRaw } from './support/raw-page.js';
import { call } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { centsOf } from './support/texts.js';

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
      .filter({ hasText: shopper.say('global.vat.including') })
      .allTextContents()
  ).map(centsOf);
const toPage = ({ page, say }: Shopper, wanted: number) => page.getByRole('link', { name: say('global.pagination.page', { page: wanted }), exact: true });

test('the pages of a list hold every product once', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  const first = await namesOf(shopper);
  expect(first).toHaveLength(pageSize);
  await toPage(shopper, 2).click();
  await shopper.expectAt('productOverview', undefined, { page: 2 });
  await shopper.expectTitle(shopper.say('global.pagination.titleOfPage', { title: shopper.say('product.listing.title'), page: 2 }));
  await expect(toPage(shopper, 2)).toHaveAttribute('aria-current', 'page');
  const all = [...first, ...(await namesOf(shopper))];
  expect(new Set(all).size).toBe(all.length);
  await expect(page.getByRole('main')).toContainText(shopper.say('product.listing.count', { count: all.length }));
  await toPage(shopper, 1).click();
  await shopper.expectAt('productOverview');
  expect(await namesOf(shopper)).toEqual(first);
});

test('page 1 is the bare path, and beyond the last page there is none', async ({ shop }) => {
  expect(await fetchRaw(shop, locale, '/producten?page=1')).toMatchObject({ status: 301, location: '/producten' });
  expect(await fetchRaw(shop, locale, '/producten?sort=priceAsc&page=1')).toMatchObject({ status: 301, location: '/producten?sort=priceAsc' });
  expect((await fetchRaw(shop, locale, '/producten?page=2')).status).toBe(200);
  for (const page of ['3', '99', '99999999']) expect((await fetchRaw(shop, locale, `/producten?page=${page}`)).status, page).toBe(404);
  expect((await fetchRaw(shop, locale, '/producten/no-such-category')).status).toBe(404);
});

test('sorted by price, the list rises over all its pages', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  await page.getByRole('combobox', { name: shopper.say('product.sort.label') }).selectOption('priceAsc');
  await shopper.expectAt('productOverview', undefined, { sort: 'priceAsc' });
  // The address is there before the list that belongs to it.
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

test('back from a product, the list stands where it was', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  await page.getByRole('combobox', { name: shopper.say('product.sort.label') }).selectOption('priceDesc');
  await shopper.expectAt('productOverview', undefined, { sort: 'priceDesc' });
  await toPage(shopper, 2).click();
  await shopper.expectAt('productOverview', undefined, { sort: 'priceDesc', page: 2 });
  const names = await namesOf(shopper);
  await page.getByRole('link', { name: names[0]!, exact: true }).click();
  await expect(shopper.title).toHaveText(names[0]!);
  await page.goBack();
  await shopper.expectAt('productOverview', undefined, { sort: 'priceDesc', page: 2 });
  await expect(shopper.title).toHaveText(shopper.say('product.listing.title'));
  expect(await namesOf(shopper)).toEqual(names);
  await expect(page.getByRole('combobox', { name: shopper.say('product.sort.label') })).toHaveValue('priceDesc');
});

test('each category says how many products it holds', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productOverview');
  const list = page.getByRole('navigation', { name: shopper.say('product.listing.categories') });
  await list.getByText(shopper.say('product.listing.moreCategories')).click();
  const categories = await call(shop, { locale }, 'listCategories', {});
  expect(categories.length).toBeGreaterThanOrEqual(8);
  for (const { name, productCount } of categories) await expect(list.getByRole('link', { name: `${name} ${productCount}`, exact: true })).toBeVisible();
  for (const { name, slug, productCount } of categories) {
    await page.goto(shopper.urlOf('categoryDetail', slug));
    await expect(shopper.title).toHaveText(name);
    await expect(cardsOf(shopper)).toHaveCount(productCount);
    await expect(page.getByRole('main')).toContainText(shopper.say('product.listing.count', { count: productCount }));
  }
});
