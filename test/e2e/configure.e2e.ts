import type { Page } from 'playwright/test';
import { everyLayout, expectAccessible } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { panelSlug } from './support/journeys.js';
import { ProductPage } from './support/product-page.js';
import type { Shopper } from './support/shopper.js';
import { centsOf } from './support/texts.js';
import { ToastArea } from './support/toast-area.js';

const locale = 'nl-NL';
const slug = panelSlug[locale];
const name = 'Wandpaneel stof';
const tooHeavy = /te zwaar voor magneten/;

/** Controls of the options of the fabric panel. */
const optionsOf = (page: Page) => ({
  width: page.getByRole('spinbutton', { name: /^breedte/ }),
  height: page.getByRole('spinbutton', { name: /^hoogte/ }),
  radio: (label: string) => page.getByRole('radio', { name: label }),
  sides: page.getByRole('combobox', { name: 'Schuine zijden' }),
});
/** Waits for the price of the current options. */
const centsWhenCurrent = async (product: ProductPage): Promise<number> => {
  await expect(product.total).toHaveAttribute('aria-busy', 'false');
  return centsOf(await product.total.locator('strong').textContent());
};
const addressHas = (page: Page, words: string) => expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toContain(words);

test('a tapped value is shown before the configurator processes it, and folds its step even if the browser has not reported yet that it was opened', async ({ shopperIn }) => {
  const shopper = shopperIn(locale);
  const product = new ProductPage(shopper);
  await shopper.open('productDetail', slug);
  const radio = product.step('Rand').getByRole('radio', { name: 'Schuin', includeHidden: true });
  const atOnce = await radio.evaluate((value: HTMLInputElement) => {
    const step = value.closest('details')!;
    document.addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    step.open = true;
    const line = step.querySelector('summary')!.textContent;
    value.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    return { isChosen: value.checked, isOpen: step.open, isLineAsBefore: step.querySelector('summary')!.textContent === line };
  });
  expect(atOnce).toEqual({ isChosen: true, isOpen: true, isLineAsBefore: true });
  await expect(product.step('Rand').locator('summary')).toContainText('Schuin');
  await expect(product.step('Rand')).not.toHaveAttribute('open');
});

test('a shopper configures a panel, adds it, and changes it from the cart without creating a second line', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const product = new ProductPage(shopper);
  const cart = new CartPage(shopper);
  const { width, height, sides } = optionsOf(page);
  await shopper.open('productDetail', slug);
  const plain = await centsWhenCurrent(product);

  await product.choose('Rand', 'Schuin');
  await expect(product.step('Rand')).not.toHaveAttribute('open');
  await product.openStep('Schuine zijden');
  await sides.selectOption({ label: 'Rondom' });
  await product.openStep('Maat');
  await width.fill('900 mm');
  await height.fill('60 cm');
  await product.choose('Bevestiging', 'Magneten');
  await product.choose('Staal om op te hechten', 'Wandplaten erbij');
  await addressHas(page, 'o.plate=plates');
  const wished = await centsWhenCurrent(product);
  expect(wished).not.toBe(plain);
  await expect(page.getByRole('main').getByText(shopper.translate('product.stock.madeForYou'))).toBeVisible();
  await expect(page.getByRole('row', { name: 'Breedte' })).toContainText('900');
  await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).toContainText('900 × 600 × 50');
  await expect(page.getByRole('img', { name: shopper.translate('product.drawing.own', { width: 900, height: 600 }) }).first()).toBeInViewport();
  await page.getByText(shopper.translate('product.configure.trace.title')).click();
  await expect(page.getByRole('row', { name: /Staal om op te hechten/ })).toBeVisible();
  await product.add();
  await expect(page.getByRole('dialog').getByText(shopper.translate('product.stock.madeForYou'))).toBeVisible();

  await shopper.open('cart');
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.line(name)).toContainText(shopper.translate('product.stock.madeForYou'));
  await expect(cart.line(name)).toContainText('900 × 600 mm');
  expect(await cart.goodsCents()).toBe(wished);

  await page.getByRole('link', { name: shopper.translate('cart.editNamed', { name }) }).click();
  await expect(product.step('Maat')).toContainText('900 × 600');
  await expect(product.step('Staal om op te hechten')).toContainText('Wandplaten erbij');
  await product.choose('Bevestiging', 'Spiraalpluggen');
  await expect(page.getByText(/^Niet mogelijk bij uw keuze/)).toBeHidden();
  await product.openStep('Maat');
  await width.fill('1.000');
  await product.quantity.fill('2');
  await addressHas(page, 'quantity=2');
  const changed = await centsWhenCurrent(product);
  await product.action.click();
  await shopper.expectAt('cart');
  await expect(new ToastArea(shopper).toasts).toContainText(shopper.translate('product.configure.updated', { name }));
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.line(name)).toContainText('1000 × 600 mm');
  await expect(cart.quantityOf(name)).toHaveValue('2');
  expect(await cart.goodsCents()).toBe(changed);
});

test('changing the colour keeps the other options and the scroll position', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const product = new ProductPage(shopper);
  await page.setViewportSize({ width: 360, height: 780 });
  await shopper.open('productDetail', slug);
  await product.choose('Rand', 'Schuin');
  await addressHas(page, 'o.edge=');
  const ochre = page.getByRole('link', { name: 'oker', exact: true });
  await ochre.scrollIntoViewIfNeeded();
  const before = (await ochre.boundingBox())!.y;
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await ochre.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('oker');
  await expect(product.step('Rand')).toContainText('Schuin');
  await expect(ochre).toBeFocused();
  // The longer title has a second line, which the browser compensates.
  expect(Math.abs((await ochre.boundingBox())!.y - before)).toBeLessThan(2);
});

test('options chosen before hydration are kept', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const product = new ProductPage(shopper);
  const { radio } = optionsOf(page);
  let letGo!: () => void;
  const isFree = new Promise<void>((done) => {
    letGo = done;
  });
  // The entry script, which is part of the page, holds clicks on pictures until hydration.
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await isFree;
    await route.continue();
  });
  await page.goto(shopper.urlOf('productDetail', slug), { waitUntil: 'commit' });
  await product.quantity.fill('3');
  await product.step('Rand').locator('summary').click();
  await radio('Schuin').check();
  // The link of a picture leads to the bare file.
  await page.locator('section .row a').first().click();
  letGo();
  await addressHas(page, 'o.edge=');
  await expect(page.getByRole('dialog', { name: shopper.translate('product.gallery.fullScreen') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(product.step('Rand')).toContainText('Schuin');
  await expect(product.quantity).toHaveValue('3');
});

test('an error remark prevents adding and links to the invalid option; the URL restores the same options', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productDetail', slug, { 'w.size': 2000, 'h.size': 600, 'o.fixing': 'magnets', 'o.plate': 'own' });
  const product = new ProductPage(shopper);
  await expect(product.step('Maat')).toContainText('2000 × 600');
  await expect(product.step('Staal om op te hechten')).toContainText('Mijn wand is van staal');
  await expect(page.getByRole('alert').filter({ hasText: tooHeavy })).toBeVisible();
  await product.action.click();
  await expect(page.getByText(shopper.translate('product.added', { count: 1, name }))).toBeHidden();
  await expect(page.locator(':focus')).toContainText(tooHeavy);

  await product.choose('Bevestiging', 'Spiraalpluggen');
  await expect(page.getByRole('alert').filter({ hasText: tooHeavy })).toBeHidden();
  await expect(page.getByText('Niet mogelijk bij uw keuze en daarom verwijderd: Staal om op te hechten.')).toBeVisible();
  await new ProductPage(shopper).add();
});

test('missing options are listed, and can be reached and set by keyboard only', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productDetail', slug, { 'o.fixing': 'magnets' });
  await expect(page.getByText(shopper.translate('product.configure.missing', { options: 'Staal om op te hechten' }))).toBeVisible();
  await new ProductPage(shopper).action.press('Enter');
  await expect(page.getByRole('radio', { name: 'Mijn wand is van staal' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(shopper.translate('product.configure.missing', { options: 'Staal om op te hechten' }))).toBeHidden();
  await new ProductPage(shopper).action.press('Enter');
  await expect(page.getByText(shopper.translate('product.added', { count: 1, name }))).toBeVisible();
});

test('a configuration of another owner shows a message, and the product opens with standard options', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productDetail', slug, { configuration: 'nobody-knows-it' });
  await expect(page.getByText(shopper.translate('product.configure.foreign'))).toBeVisible();
  await new ProductPage(shopper).add();
});

test('an open configurator is accessible', async ({ shopperIn, page }) => {
  const shopper: Shopper = shopperIn(locale);
  await shopper.open('productDetail', slug, { 'w.size': 2100, 'h.size': 600, 'o.edge': 'bevelled', 'o.fixing': 'magnets', 'o.plate': 'plates', 'b.print': 1 });
  await page.getByText(shopper.translate('product.configure.trace.title')).click();
  await new ProductPage(shopper).action.click();
  await expectAccessible(page, 'the panel with everything open and an error', everyLayout);
  await shopper.open('productDetail', 'bureauscherm-stof');
  await expectAccessible(page, 'the desk screen');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper chooses options, calculates the price, sees errors, and adds the product', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    const product = new ProductPage(shopper);
    const cart = new CartPage(shopper);
    const { width, height, radio } = optionsOf(page);
    await page.goto(shopper.urlOf('productDetail', slug));
    await product.step('Maat').locator('summary').click();
    await width.fill('2.000');
    await height.fill('600');
    await product.step('Bevestiging').locator('summary').click();
    await radio('Magneten').check();
    await shopper.button('product.configure.updatePrice').click();
    await expect(product.step('Maat')).toContainText('2000 × 600');
    await expect(page.getByText(tooHeavy)).toBeVisible();
    await product.openStep('Staal om op te hechten');
    await radio('Mijn wand is van staal').check();
    await product.action.click();
    await expect(page.getByText(tooHeavy)).toBeVisible();
    await expect(product.step('Staal om op te hechten')).toContainText('Mijn wand is van staal');

    await product.quantity.fill('1.5');
    await product.action.click();
    await expect(page.getByRole('alert').filter({ hasText: shopper.translate('product.quantityFault.fraction') })).toBeVisible();
    await expect(product.quantity).toHaveValue('1.5');
    await product.openStep('Maat');
    await width.fill('1200');
    await product.quantity.fill('2');
    await shopper.button('product.configure.updatePrice').click();
    const total = centsOf(await product.total.locator('strong').textContent());
    await product.action.click();
    await shopper.expectAt('cart');
    await expect(cart.line(name)).toContainText('1200 × 600 mm');
    expect(await cart.goodsCents()).toBe(total);

    await page.getByRole('link', { name: shopper.translate('cart.editNamed', { name }) }).click();
    await product.openStep('Bevestiging');
    await radio('Lijm').check();
    await product.action.click();
    await shopper.expectAt('cart');
    await expect(cart.lines).toHaveCount(1);
    await expect(cart.line(name)).toContainText('Lijm');
    await expect(cart.quantityOf(name)).toHaveValue('2');
  });
});
