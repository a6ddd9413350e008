import type { Page } from 'playwright/test';
import { everyLayout, expectAccessible, expectContrastInOtherBrands } from './support/accessible.js';
import { expect, test } from './support/fixtures.js';
import { searchField as field, suggestions as options } from './support/journeys.js';
import { call } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { giveConsent, TrackedEvents } from './support/tracked-events.js';

const locale = 'nl-NL';
const panel = 'Wandpaneel stof';

const tab = ({ page, translate }: Shopper, type: string) =>
  page.getByRole('navigation', { name: translate('search.tabs') }).getByRole('link', { name: new RegExp(`^${translate(`search.types.${type}`)} `) });

test('a search finds products, projects and articles, each in its tab, and gives hints when there are no results', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('home');
  await field(shopper).fill('wandpaneel');
  await page.keyboard.press('Enter');
  await shopper.expectAt('searchOverview', undefined, { q: 'wandpaneel' });
  await expect(page.getByRole('main').getByRole('link', { name: panel, exact: true })).toBeVisible();
  await expectAccessible(page, 'search results', everyLayout);
  await tab(shopper, 'blog').click();
  await shopper.expectAt('searchOverview', undefined, { q: 'wandpaneel', type: 'blog' });
  await expect(page.getByRole('main').getByRole('link', { name: panel, exact: true })).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('qwertzuiop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: translate('search.nothing.title', { q: 'qwertzuiop' }) })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Wandpanelen', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: translate('search.nothing.popular') })).toBeVisible();
  await expectAccessible(page, 'nothing found');
});

test('a word with a typing error finds the product, and the correct spelling is suggested', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('searchOverview', undefined, { q: 'wandpannel' });
  await expect(page.getByRole('main').getByRole('link', { name: panel, exact: true })).toBeVisible();
  await page.getByRole('main').getByText(shopper.translate('search.didYouMean')).getByRole('link').click();
  await expect(shopper.title).not.toContainText('wandpannel');
  await expect(page.getByRole('main').getByRole('link', { name: panel, exact: true })).toBeVisible();
});

/** Puts every text into an element of its own, as the translators of browsers do. */
const translateAll = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

test('suggestions, results and filters work on a page that a translator has changed', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('searchOverview', undefined, { q: 'paneel' });
  await page.waitForFunction(() => !String(Node.prototype.removeChild).includes('[native code]'));
  await field(shopper).fill('wandp');
  await expect(options(shopper).first()).toContainText(panel);
  await translateAll(page);
  await field(shopper).fill('gordijn');
  await expect(options(shopper).first()).toContainText('gordijn');
  await page.keyboard.press('Enter');
  await shopper.expectAt('searchOverview', undefined, { q: 'gordijn' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Akoestisch gordijn', exact: true })).toBeVisible();
  await translateAll(page);
  await tab(shopper, 'product').click();
  await page.getByRole('form').getByRole('checkbox').first().check();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('found products can be filtered and sorted like any list', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await shopper.open('searchOverview', undefined, { q: 'paneel' });
  await tab(shopper, 'product').click();
  await shopper.expectAt('searchOverview', undefined, { q: 'paneel', type: 'product' });
  const sort = page.getByRole('combobox', { name: translate('product.sort.label') });
  await expect(sort).toHaveValue('relevance');
  await page.getByRole('form').getByRole('checkbox', { name: /^A \(/ }).check();
  await shopper.expectAt('searchOverview', undefined, { q: 'paneel', type: 'product', absorptionClass: 'A' });
  await sort.selectOption('priceAsc');
  await shopper.expectAt('searchOverview', undefined, { q: 'paneel', type: 'product', absorptionClass: 'A', sort: 'priceAsc' });
  const { items } = await call(shop, { locale }, 'listProducts', { q: 'paneel', absorptionClass: ['A'], sort: 'priceAsc' });
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(items.map(({ name }) => name));
  await expectAccessible(page, 'filtered search');
});

test('the search field shows suggestions while typing, which can be opened by keyboard', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('home');
  await field(shopper).focus();
  await expect(field(shopper)).toHaveRole('combobox');
  await expect(field(shopper)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('wandpan');
  await expect(field(shopper)).toHaveAttribute('aria-expanded', 'true');
  const product = options(shopper).filter({ hasText: panel });
  await expect(product).toBeVisible();
  await expect(product.locator('mark')).toHaveText('Wandpan');
  await expect(options(shopper).last()).toHaveText(shopper.translate('header.suggestions.all', { q: 'wandpan' }));

  await page.keyboard.press('ArrowDown');
  await expect(product).toHaveAttribute('aria-selected', 'true');
  await expect(field(shopper)).toHaveAttribute('aria-activedescendant', (await product.getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await expect(options(shopper).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field(shopper)).toHaveValue('wandpan');
  await page.keyboard.press('Escape');
  await expect(field(shopper)).toHaveValue('');

  await page.keyboard.type('wandpan');
  await expect(product).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(shopper.title).toHaveText(panel);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('on a phone the search field opens with its button, and closes with Escape', async ({ shopperIn, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const shopper = shopperIn(locale);
  await shopper.open('home');
  await expect(field(shopper)).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: shopper.translate('header.search') })
    .click();
  await expect(field(shopper)).toBeFocused();
  await page.keyboard.type('stof');
  await expect(options(shopper).filter({ hasText: panel })).toBeVisible();
  await expectAccessible(page, 'open suggestions');
  await expectContrastInOtherBrands(page, 'open suggestions', 'header');
  await page.setViewportSize({ width: 360, height: 800 });
  await options(shopper).filter({ hasText: panel }).click();
  await expect(shopper.title).toHaveText(panel);
  await expect(field(shopper)).toBeHidden();

  const opener = page.getByRole('banner').getByRole('link', { name: shopper.translate('header.search') });
  await opener.click();
  await expect(field(shopper)).toBeFocused();
  await expect(options(shopper).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(shopper)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field(shopper)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field(shopper)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on a phone the words of suggestions are not broken, also in German', async ({ shopperIn, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const shopper = shopperIn('de-DE');
  await shopper.open('home');
  await page
    .getByRole('banner')
    .getByRole('link', { name: shopper.translate('header.search') })
    .click();
  await page.keyboard.type('decken');
  const name = options(shopper)
    .locator('span')
    .filter({ hasText: /^Deckensegel$/ });
  await expect(name).toBeVisible();
  // A single word takes one line.
  expect(await name.evaluate((element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight))).toBeCloseTo(1, 1);
});

test('a shown list and a chosen product are recorded in the data layer, with the position over all pages', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn(locale);
  const tracked = await TrackedEvents.on(page);
  await giveConsent({ page, urlOf: shop.urlOf(locale) });
  const lists = () => tracked.events.filter(({ ecommerce }) => ecommerce['item_list_id'] === 'products');
  await shopper.open('productOverview', undefined, { sort: 'priceAsc' });
  await expect.poll(() => lists().map(({ event }) => event)).toEqual(['view_item_list']);
  expect(lists()[0]!.ecommerce.items).toHaveLength(16);
  const chosen = lists()[0]!.ecommerce.items[2]!;
  await page.getByRole('main').getByRole('link', { name: chosen.item_name, exact: true }).click();
  await expect(shopper.title).toHaveText(chosen.item_name);
  await tracked.expect('select_item', 'view_item 1');
  expect(lists()[1]).toMatchObject({ ecommerce: { items: [{ item_id: chosen.item_id, index: 2 }] } });

  // Showing the list again records it once more.
  await page.goBack();
  await expect.poll(() => lists().map(({ event }) => event)).toEqual(['view_item_list', 'select_item', 'view_item_list']);
  await shopper.open('productOverview', undefined, { page: 2 });
  await expect.poll(() => lists()[3]?.ecommerce.items[0]?.index).toBe(16);
  tracked.expectValid();
});
