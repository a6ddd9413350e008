import { BankPage, ResultPage } from './support/payment.js';
import { CartPage } from './support/cart-page.js';
import { CheckoutPage } from './support/checkout-page.js';
import { expect, test, withMotion } from './support/fixtures.js';
import { browseTo } from './support/journeys.js';
import { mailAbout } from './support/outbox.js';
import { ProductPage } from './support/product-page.js';
import { centsOf, plain, printed } from './support/texts.js';

test.use(withMotion);

const locale = 'nl-NL';
const [category, first, second] = ['Wandpanelen', 'Wandpaneel stof', 'Lattenpaneel hout'];

test('a guest buys two products, one at its volume price, and pays', async ({ shopperIn, page, shop }) => {
  const shopper = shopperIn(locale);
  const { translate } = shopper;
  const product = new ProductPage(shopper);
  const cart = new CartPage(shopper);
  const checkout = new CheckoutPage(shopper);
  const result = new ResultPage(shopper);
  let quantity = 0;
  let goods = 0;

  await test.step('from the home page over a category to the product', async () => {
    await browseTo(shopper, category, first);
  });

  await test.step('the volume price applies from its minimum quantity on', async () => {
    const plainPrice = await product.tier(0).cents();
    quantity = await product.raiseToTier(1);
    const tierPrice = await product.tier(1).cents();
    expect(quantity).toBeGreaterThan(1);
    expect(tierPrice).toBeLessThan(plainPrice);
    await expect(product.total).toContainText(printed(tierPrice * quantity, locale));
    await product.add();
    goods = tierPrice * quantity;
  });

  await test.step('a second product from the category', async () => {
    await page.goBack();
    await expect(shopper.title).toHaveText(category);
    await page.getByRole('link', { name: second, exact: true }).click();
    await expect(shopper.title).toHaveText(second);
    goods += await product.tier(0).cents();
    await product.add();
  });

  await test.step('the cart contains both, at the volume price', async () => {
    await shopper.link('product.toCart').click();
    await shopper.expectAt('cart');
    await expect(cart.lines).toHaveCount(2);
    await expect(cart.quantityOf(first)).toHaveValue(String(quantity));
    await expect(cart.quantityOf(second)).toHaveValue('1');
    expect(await cart.goodsCents()).toBe(goods);
    await cart.checkOut();
  });

  await test.step('details, delivery on a day, payment', async () => {
    await checkout.giveDetails();
    const day = await checkout.chooseDelivery();
    await checkout.choosePayment();
    await expect(page.getByRole('main')).toContainText(day);
    await expect(page.getByRole('main')).toContainText(checkout.buyer.lastName);
  });

  const total = await test.step('the review shows the amount to be paid', async () => {
    expect(centsOf(await shopper.amountOf('goods', checkout.summary).textContent())).toBe(goods);
    const shown = (await shopper.amountOf('including', checkout.summary).textContent()) ?? '';
    await expect(checkout.toPay).toContainText(shown);
    return shown;
  });

  const number = await test.step('ordered with the legal button text, paid at the bank', async () => {
    const bank = new BankPage(shopper);
    // Required by law, so it is not read from the texts of the site.
    await checkout.order('Bestelling met betalingsverplichting');
    await bank.expectAmount(total);
    await bank.choose('paid');
    await result.expectOutcome('paid');
    await expect(shopper.amountOf('including', result.summary)).toHaveText(total);
    return result.orderNumber();
  });

  await test.step('the confirmation is in the outbox', async () => {
    expect(number).toMatch(/\d{4}/);
    const mail = await mailAbout(shop, translate('components.mail.confirmation.subject', { number, shop: 'ENC' }));
    expect(mail.to).toBe(checkout.buyer.email);
    expect(plain(mail.text)).toContain(plain(`${translate('components.mail.total')}: ${total}`));
    for (const words of [first, second, checkout.buyer.lastName, translate('components.mail.confirmation.heading')]) expect(plain(mail.text)).toContain(words);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    await mailAbout(shop, translate('components.mail.paid.subject', { number }));
  });

  await test.step('the cart is empty again', async () => {
    await shopper.open('cart');
    await expect(shopper.title).toHaveText(translate('cart.empty.title'));
  });
});
