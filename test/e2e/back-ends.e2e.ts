import { AccountPage, newAccountHolder } from './support/account-page.js';
import { type BackEnd, backEnds, type Swapped } from './support/back-ends.js';
import { CartPage } from './support/cart-page.js';
import { CheckoutPage } from './support/checkout-page.js';
import { test as base, expect } from './support/fixtures.js';
import { browseTo, searchField, suggestions } from './support/journeys.js';
import { ResultPage } from './support/payment.js';
import { PrintPage } from './support/print-page.js';
import { ProductPage } from './support/product-page.js';
import type { RunningShop } from './support/running-shop.js';
import { addToCart, orderCart, productAt } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { centsOf } from './support/texts.js';

interface Journey {
  title: string;
  /** Goods that not every back end has. */
  needs?: keyof BackEnd['goods'];
  run(shopper: Shopper, goods: BackEnd['goods'], swapped: Swapped): Promise<void>;
}

const locale = 'nl-NL';
const paid = async (shopper: Shopper): Promise<string> => {
  const result = new ResultPage(shopper);
  await result.expectOutcome('paid');
  return result.orderNumber();
};

/** What shoppers do, whatever the back end is. The other files of this folder contain the same for the embedded Shop API. */
const journeys: readonly Journey[] = [
  // listing.e2e.ts, search.e2e.ts
  {
    title: 'a visitor browses, filters, searches, and gets suggestions',
    run: async (shopper, { category, product }) => {
      const { page, translate } = shopper;
      await browseTo(shopper, category, product.name);
      await shopper.open('productOverview');
      await page
        .getByRole('form')
        .getByRole('checkbox', { name: new RegExp(translate('product.filter.inStock')) })
        .check();
      await shopper.expectAt('productOverview', undefined, { inStock: 'true' });
      await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toBeVisible();
      await searchField(shopper).focus();
      await page.keyboard.type(product.typed);
      await expect(suggestions(shopper).filter({ hasText: product.name })).toBeVisible();
      await page.keyboard.press('Enter');
      await shopper.expectAt('searchOverview', undefined, { q: product.typed });
      await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toBeVisible();
    },
  },

  // buy.e2e.ts, cart.e2e.ts
  {
    title: 'a guest fills the cart, orders and pays, and finds the order again',
    run: async (shopper, { product }, { pay }) => {
      const checkout = new CheckoutPage(shopper);
      const cart = new CartPage(shopper);
      await shopper.open('productDetail', product.slug);
      await new ProductPage(shopper).add();
      await shopper.link('product.toCart').click();
      await expect(cart.quantityOf(product.name)).toHaveValue('1');
      const price = await cart.goodsCents();
      await cart.quantityOf(product.name).fill('2');
      await expect.poll(() => cart.goodsCents()).toBe(2 * price);
      await cart.checkOut();
      await checkout.goThrough();
      await pay(shopper);
      const number = await paid(shopper);
      await shopper.page.reload();
      expect(await paid(shopper)).toBe(number);
      await shopper.open('cart');
      await expect(shopper.title).toHaveText(shopper.translate('cart.empty.title'));
    },
  },

  // configure.e2e.ts
  {
    title: 'a shopper has a product cut to size',
    needs: 'cut',
    run: async (shopper, { cut }) => {
      const { page } = shopper;
      const product = new ProductPage(shopper);
      const total = async () => centsOf(await product.total.locator('strong').textContent());
      await shopper.open('productDetail', cut!.slug);
      await product.openStepWith('[name^="w."]');
      await page.getByRole('spinbutton', { name: /^breedte/ }).fill('900');
      await page.getByRole('spinbutton', { name: /^hoogte/ }).fill('600');
      await expect(page).toHaveURL(/w\.size=900/);
      await expect(product.total).toHaveAttribute('aria-busy', 'false');
      const price = await total();
      await product.add();
      await shopper.open('cart');
      await expect(new CartPage(shopper).line(cut!.name)).toContainText('900 × 600 mm');
      expect(await new CartPage(shopper).goodsCents()).toBe(price);
    },
  },

  // print.e2e.ts
  {
    title: 'a shopper orders a print of an own photograph',
    run: async (shopper, { print }) => {
      const { page } = shopper;
      const studio = new PrintPage(shopper);
      const own = page.getByRole('main').locator('img[data-print]').first();
      await shopper.open('productDetail', print.slug);
      if (print.format) {
        await new ProductPage(shopper).openStepWith(`label:has-text("${print.format}")`);
        await page.getByRole('radio', { name: print.format }).check();
        // The step of the photo opens.
        await expect(page.locator('details[open] input[type=file]')).toBeAttached();
      }
      await studio.send(3200, 2400);
      await studio.window.focus();
      await page.keyboard.press('+');
      await expect.poll(() => studio.valueOf('width')).toBeLessThan(3200);
      await studio.accept();
      await new ProductPage(shopper).add();
      await shopper.open('cart');
      await expect.poll(() => own.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)).toBe(true);
      await new CartPage(shopper).checkOut();
    },
  },

  // account.e2e.ts, designs.e2e.ts
  {
    title: 'a customer registers, keeps addresses, orders and files, and resets the password',
    run: async (shopper, { product }, { site }) => {
      const { page, translate } = shopper;
      const account = new AccountPage(shopper);
      const holder = newAccountHolder();
      await shopper.open('myAccount', undefined, { view: 'register' });
      await account.register(holder);
      await account.expectHeading('register.sent.heading');
      await account.follow(holder.email, 'verify');
      await account.confirmRegistration(holder);

      await shopper.link('account.nav.addresses').click();
      await account.addAddress('billing', { street: 'Keizersgracht', houseNumber: '12', postcode: '1015 CJ', city: 'Amsterdam' });
      await expect(account.addresses('billing')).toContainText('Keizersgracht 12');

      await addToCart(site, page.context(), locale, (await productAt(site, locale, product.slug)).id);
      const order = await orderCart(site, page.context(), locale);
      await shopper.open('checkoutResult', undefined, { order });
      const number = await new ResultPage(shopper).orderNumber();
      await shopper.open('myAccount');
      await page
        .getByRole('table', { name: translate('account.orders.title') })
        .getByRole('link', { name: translate('account.order.show', { number }) })
        .click();
      await account.expectHeading('account.order.title', { number });
      await expect(page.getByRole('region', { name: translate('account.order.lines') })).toContainText(product.name);

      await page.getByRole('link', { name: translate('account.nav.designs'), exact: true }).click();
      await page.getByLabel(translate('account.library.upload')).setInputFiles({ name: 'room.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nroom') });
      await expect(page.getByRole('heading', { name: 'room.pdf' })).toBeVisible();

      await account.signOut();
      await account.forgetPassword(holder.email);
      await account.follow(holder.email, 'reset');
      await account.setPassword('Stiller-kamer2!');
      await account.signIn({ ...holder, password: 'Stiller-kamer2!' });
      await account.expectSignedIn(holder);
    },
  },

  {
    title: 'what the back end does not have is not offered',
    run: async (shopper, { product }) => {
      const { page, translate } = shopper;
      await shopper.open('contact');
      await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
      await expect(shopper.button('form.contact.send')).toHaveCount(0);
      await shopper.open('productDetail', product.slug);
      await new ProductPage(shopper).add();
      await shopper.open('cart');
      await expect(page.getByRole('button', { name: translate('cart.later.saveNamed', { name: product.name }) })).toHaveCount(0);
      await page.goto(shopper.urlOf('newsletter'));
      await expect(shopper.title).toHaveText(translate('notFound.title'));
    },
  },
];

/** Tests against a storefront whose back end is swapped. */
const testAgainst = ({ start }: BackEnd) =>
  base.extend<object, { swapped: Swapped; shop: RunningShop }>({
    swapped: [
      // oxlint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from the pattern
      async ({}, use) => {
        const swapped = await start();
        await use(swapped);
        await swapped.stop();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    shop: [async ({ swapped }, use) => use(swapped.site), { scope: 'worker' }],
  });

for (const backEnd of backEnds) {
  const { name, goods } = backEnd;
  const test = testAgainst(backEnd);
  test.describe(`with ${name}`, () => {
    for (const { title, run } of journeys.filter(({ needs }) => !needs || goods[needs]))
      test(title, async ({ shopperIn, swapped, pageErrors }) => {
        // A password that is asked for, and a page that does not exist.
        pageErrors.expect(/status of 40[14]/);
        await run(shopperIn(locale), goods, swapped);
      });

    // no-script.e2e.ts
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a shopper browses, and fills, changes and empties the cart', async ({ shopperIn, page }) => {
        const shopper = shopperIn(locale);
        const cart = new CartPage(shopper);
        const { name: product } = goods.product;
        await page.goto(shopper.urlOf('productOverview'));
        await page.getByRole('main').getByRole('link', { name: product, exact: true }).click();
        await new ProductPage(shopper).quantity.fill('3');
        await shopper.button('product.add').click();
        await shopper.expectAt('cart');
        await cart.quantityOf(product).fill('4');
        await cart
          .line(product)
          .getByRole('button', { name: shopper.translate('cart.apply') })
          .click();
        await expect(cart.quantityOf(product)).toHaveValue('4');
        await cart.removeButton(product).click();
        await expect(shopper.title).toHaveText(shopper.translate('cart.empty.title'));
      });
    });
  });
}
