import type { AddressInfo } from 'node:net';
import { createExample } from '../../examples/shop-api/shop-api.js';
import { CartPage } from './support/cart-page.js';
import { CheckoutPage } from './support/checkout-page.js';
import { ResultPage } from './support/payment.js';
import { expect, test as base } from './support/fixtures.js';
import { ProductPage } from './support/product-page.js';
import { RunningShop } from './support/running-shop.js';

/** A storefront for the example Shop API instead of the embedded one. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from the pattern
    async ({}, use) => {
      const example = createExample();
      await example.listen({ port: 0, host: 'localhost' });
      const { port } = example.server.address() as AddressInfo;
      const shop = await RunningShop.startFor(port);
      await use(shop);
      await shop.stop();
      await example.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('a guest buys a product of the example Shop API and pays', async ({ shopperIn, page }) => {
  const shopper = shopperIn('nl-NL');
  const checkout = new CheckoutPage(shopper);
  const result = new ResultPage(shopper);
  await shopper.open('productOverview');
  await page.getByRole('link', { name: 'Fluisterpaneel', exact: true }).click();
  await expect(shopper.title).toHaveText('Fluisterpaneel');
  await new ProductPage(shopper).add();
  await shopper.link('product.toCart').click();
  const cart = new CartPage(shopper);
  await expect(cart.quantityOf('Fluisterpaneel')).toHaveValue('1');
  await cart.checkOut();
  await checkout.giveDetails();
  await checkout.chooseDelivery();
  await checkout.choosePayment();
  await checkout.order();
  await page.getByRole('button', { name: 'Pay' }).click();
  await result.expectOutcome('paid');
  expect(await result.orderNumber()).toMatch(/^EX-\d{6}$/);
});
