import { expectAccessible, expectFits } from './support/accessible.js';
import { CartPage } from './support/cart-page.js';
import { expect, test } from './support/fixtures.js';
import { fillCart, panelSlug, putInCart, slatsSlug } from './support/journeys.js';
import { ProductPage } from './support/product-page.js';
import { Shopper } from './support/shopper.js';

const locale = 'nl-NL';

test('an added product is shown in a drawer with links to cart and checkout, and the focus returns', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const name = await putInCart(shopper);
  const drawer = page.getByRole('dialog', { name: translate('product.added', { count: 1, name }) });
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer).toContainText('€ 89,00');
  await test.step('with a total that includes delivery, like that of the cart', async () => {
    await expect(drawer).toContainText('€ 95,95');
    await expect(drawer).toContainText('Inclusief bezorging in Nederland € 6,95, gratis vanaf € 250');
  });
  await expectFits(page, 'the drawer');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(shopper.button('product.add')).toBeFocused();

  await new ProductPage(shopper).add();
  await expect(drawer.getByRole('listitem')).toContainText(`2 × ${name}`);
  await drawer.getByRole('button', { name: translate('product.drawer.continue') }).click();
  await expect(shopper.button('product.add')).toBeFocused();
  await new ProductPage(shopper).add();
  await drawer.getByRole('link', { name: translate('product.drawer.checkout') }).click();
  await shopper.expectAt('checkout');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the code of the cart drawer loads during the request, and the link to the cart stays usable', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  await shopper.open('productDetail', panelSlug[locale]);
  const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/trpc/cart.addLine**', async (route) => {
    await isHeld;
    await route.continue();
  });
  const code = page.waitForResponse(/\/assets\/cart-drawer-[^/]+\.js$/);
  await shopper.button('product.add').click();
  await (await code).finished();
  letGo();
  await shopper.link('product.toCart').click();
  await shopper.expectAt('cart');
});

test('a line explains its price, and raises its quantity to the next volume price in one step', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const cart = new CartPage(shopper);
  const name = await fillCart(shopper);
  await shopper.open('cart');
  await shopper.button('cart.takeTierOf', { count: 5, name }).click();
  await expect(cart.quantityOf(name)).toHaveValue('5');
  await cart.line(name).getByText(translate('product.configure.trace.title')).click();
  const trace = cart.line(name).getByRole('table');
  await expect(trace.getByRole('row', { name: /^Staffelkorting/ })).toContainText('-6,50');
  await expect(trace.getByRole('row', { name: /^5 stuks/ })).toContainText('€ 412,50');
  await expectAccessible(page, 'a line with its price trace');
});

test('products are saved for later and moved back, also after a reload', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const cart = new CartPage(shopper);
  const name = await fillCart(shopper);
  await shopper.open('cart');
  await cart.quantityOf(name).fill('3');
  await expect(cart.line(name)).toContainText('€ 267,00');
  await shopper.button('cart.later.saveNamed', { name }).click();
  await expect(page.getByText(translate('cart.later.saved', { name }))).toBeFocused();
  await expect(shopper.title).toHaveText(translate('cart.empty.title'));
  await page.reload();
  await shopper.waitForHydration();
  const later = page.getByRole('list', { name: translate('cart.later.title') }).getByRole('listitem');
  await expect(later).toContainText(translate('cart.pieces_other', { count: 3 }));
  await expectAccessible(page, 'an empty cart with a product saved for later');
  await shopper.button('cart.later.orderNamed', { name, count: 3 }).click();
  await expect(page.getByText(translate('cart.restored', { name }))).toBeFocused();
  await expect(cart.quantityOf(name)).toHaveValue('3');
  await expect(later).toHaveCount(0);
});

test('delivery costs are shown for a postcode before the checkout, and remembered', async ({ shopperIn, page }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const cart = new CartPage(shopper);
  await fillCart(shopper);
  await shopper.open('cart');
  const { totals } = cart;
  const postcode = totals.getByRole('textbox', { name: translate('cart.estimate.postcode') });
  await totals.getByText(translate('cart.estimate.title')).click();
  await postcode.fill('99');
  await postcode.press('Enter');
  await expect(postcode).toHaveAccessibleDescription(translate('cart.estimate.invalid', { example: '1012 AB' }));
  await expect(postcode).toBeFocused();
  await totals.getByRole('combobox').selectOption('de');
  await postcode.fill('10115');
  await postcode.press('Enter');
  const methods = totals.getByRole('list', { name: translate('cart.estimate.methods') }).getByRole('listitem');
  await expect(methods.first()).toContainText('€ 6,95');
  await expectAccessible(page, 'the estimate');
  await page.reload();
  await shopper.waitForHydration();
  await expect(postcode).toHaveValue('10115');
  await expect(methods.first()).toContainText('€ 6,95');
});

test('two tabs show the same cart, and neither overwrites a change that it has not seen', async ({ shopperIn, page, context, shop, pageErrors }) => {
  pageErrors.expect(/status of 40[49]/);
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const name = await fillCart(shopper);
  const slats = await fillCart(shopper, slatsSlug[locale]);
  await shopper.open('cart');
  const other = new Shopper(await context.newPage(), shop, locale);
  await other.open('cart');
  const [here, there] = [new CartPage(shopper), new CartPage(other)];
  await there.quantityOf(name).fill('4');
  await expect(here.quantityOf(name)).toHaveValue('4');
  await there.removeButton(slats).click();
  await expect(here.lines).toHaveCount(1);

  // Simulates another device, which sends no messages between tabs.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await other.page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await there.quantityOf(name).fill('9');
  await expect(there.line(name)).toContainText('€ 742,50');
  await here.quantityOf(name).fill('5');
  await expect(page.getByRole('alert')).toContainText(translate('apiErrors.CONFLICT.title'));
  await expect(here.quantityOf(name)).toHaveValue('9');

  await there.removeButton(name).click();
  await expect(other.title).toHaveText(translate('cart.empty.title'));
  await here.quantityOf(name).fill('2');
  await expect(page.getByRole('alert')).toContainText(translate('cart.lost', { name }));
  await expect(shopper.title).toHaveText(translate('cart.empty.title'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line is restored, saved for later and moved back, and delivery is estimated', async ({ shopperIn, page }) => {
    const shopper = shopperIn(locale);
    const { translate } = shopper;
    const cart = new CartPage(shopper);
    await page.goto(shopper.urlOf('productDetail', panelSlug[locale]));
    const name = (await shopper.title.textContent())!;
    await page.getByRole('spinbutton', { name: translate('product.quantity'), exact: true }).fill('3');
    await shopper.button('product.add').click();
    await cart.removeButton(name).click();
    await expect(page.getByText(translate('cart.takenOut'))).toBeVisible();
    await shopper.button('cart.undo').click();
    await expect(cart.quantityOf(name)).toHaveValue('3');

    await shopper.button('cart.later.saveNamed', { name }).click();
    await expect(shopper.title).toHaveText(translate('cart.empty.title'));
    await shopper.button('cart.later.orderNamed', { name, count: 3 }).click();
    await expect(cart.quantityOf(name)).toHaveValue('3');

    await cart.totals.getByText(translate('cart.estimate.title')).click();
    await cart.totals.getByRole('textbox', { name: translate('cart.estimate.postcode') }).fill('1012 AB');
    await shopper.button('cart.estimate.show').click();
    await expect(cart.totals.getByRole('list', { name: translate('cart.estimate.methods') }).getByRole('listitem')).toHaveCount(3);
  });
});
