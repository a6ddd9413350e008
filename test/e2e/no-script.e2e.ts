import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { heroAction, panelSlug, slatsSlug } from './support/journeys.js';
import { ProductPage } from './support/product-page.js';

test.use({ javaScriptEnabled: false });

const locale = 'nl-NL';

test('without JavaScript a shopper browses, pages and sorts', async ({ shopperIn, shop, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await page.goto(shop.urlOf(locale));
  await page.getByRole('main').getByRole('link', { name: heroAction['nl-NL'] }).click();
  await shopper.expectAt('productOverview');
  const names = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  const firstPage = await names.allTextContents();

  await page
    .getByRole('navigation', { name: translate('global.pagination.label') })
    .getByRole('link', { name: translate('global.pagination.page', { page: 2 }) })
    .click();
  await shopper.expectAt('productOverview', undefined, { page: 2 });
  for (const name of await names.allTextContents()) expect(firstPage).not.toContain(name);

  await page.getByRole('combobox', { name: translate('product.sort.label') }).selectOption({ label: translate('product.sort.priceDesc') });
  await shopper.button('product.sort.apply').click();
  await shopper.expectAt('productOverview', undefined, { sort: 'priceDesc' });
  await expect(names.first()).toHaveText('Belcel');
});

test('without JavaScript a shopper filters a list with its form, and searches with the search form', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  await page.goto(shopper.urlOf('productOverview', undefined, { sort: 'priceDesc' }));
  const form = page.getByRole('form', { name: translate('product.filter.title') });
  await form.getByRole('checkbox', { name: /^Grijs/ }).check();
  await form.getByRole('checkbox', { name: /^Wit/ }).check();
  await form.getByRole('textbox', { name: translate('product.filter.to') }).fill('100');
  await form.getByRole('button').click();
  await shopper.expectAt('productOverview', undefined, { colour: ['grey', 'white'], maxPrice: 100, sort: 'priceDesc' });
  await expect(form.getByRole('checkbox', { name: /^Grijs/ })).toBeChecked();
  await page.getByRole('link', { name: translate('product.filter.removeAll') }).click();
  await shopper.expectAt('productOverview', undefined, { sort: 'priceDesc' });

  await page.getByText(translate('product.filter.more'), { exact: true }).click();
  await page.locator('#filters .more').getByRole('checkbox').first().check();
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\?\w+=[^&]+&sort=priceDesc$/);

  await page
    .getByRole('banner')
    .getByRole('textbox', { name: translate('header.search') })
    .fill('wandpaneel');
  await page.keyboard.press('Enter');
  await shopper.expectAt('searchOverview', undefined, { q: 'wandpaneel' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Wandpaneel stof', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(shopper.urlOf('productOverview'));
  await expect(form).toBeHidden();
  await page.getByRole('main').getByText(translate('product.filter.title'), { exact: true }).click();
  await expect(form).toBeVisible();
});

test('without JavaScript a shopper fills, changes and empties the cart', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const cart = new CartPage(shopper);
  const product = new ProductPage(shopper);
  for (const [slug, quantity] of [
    [panelSlug[locale], '3'],
    [slatsSlug[locale], '1'],
  ] as const) {
    await page.goto(shopper.urlOf('productDetail', slug));
    await product.quantity.fill(quantity);
    await shopper.button('product.add').click();
    await shopper.expectAt('cart');
  }
  await expect(cart.lines).toHaveCount(2);
  await test.step('and a sample once: its button becomes a link to the cart', async () => {
    await page.goto(shopper.urlOf('productDetail', panelSlug[locale]));
    const sample = page.getByRole('main').locator('details', { hasText: shopper.translate('product.samples.title') });
    await sample.getByText(shopper.translate('product.samples.title')).click();
    await sample.getByRole('button', { name: shopper.translate('product.samples.order', { name: 'oker' }) }).click();
    await expect(cart.lines).toHaveCount(3);
    await page.goBack();
    await page.reload();
    await sample.getByText(shopper.translate('product.samples.title')).click();
    await sample.getByRole('link', { name: shopper.translate('product.samples.inCartNamed', { name: 'oker' }) }).click();
    await cart.removeButton('Monster: Wandpaneel stof, oker').click();
    await expect(cart.lines).toHaveCount(2);
  });
  const name = 'Wandpaneel stof';
  await expect(cart.quantityOf(name)).toHaveValue('3');
  const before = await cart.goodsCents();

  await cart.quantityOf(name).fill('10');
  await cart
    .line(name)
    .getByRole('button', { name: shopper.translate('cart.apply') })
    .click();
  await expect(cart.quantityOf(name)).toHaveValue('10');
  expect(await cart.goodsCents()).toBeGreaterThan(before);

  await cart.removeButton(name).click();
  await expect(cart.lines).toHaveCount(1);
  await cart.removeButton('Lattenpaneel hout').click();
  await expect(shopper.title).toHaveText(shopper.translate('cart.empty.title'));
});

test('without JavaScript the VAT switch works and returns to the page', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await page.goto(shopper.urlOf('productOverview', undefined, { sort: 'priceAsc' }));
  await expect(page.getByRole('main')).toContainText(shopper.translate('global.vat.including'));
  await shopper.vatSwitch.click();
  await shopper.expectAt('productOverview', undefined, { sort: 'priceAsc' });
  await expect(page.getByRole('main')).toContainText(shopper.translate('global.vat.excluding'));
  await expect(shopper.vatSwitch).not.toBeChecked();
});
