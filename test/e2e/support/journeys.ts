import { expect } from 'playwright/test';
import type { Locale } from '../../../src/contract/locales.js';
import { CheckoutPage } from './checkout-page.js';
import { ProductPage } from './product-page.js';
import { ResultPage } from './payment.js';
import { addToCart, orderCart, prepareOrder, productAt } from './shop-api.js';
import type { Shopper } from './shopper.js';

/** Slugs of the fabric wall panel, which has volume prices. */
export const panelSlug = { 'nl-NL': 'wandpaneel-stof', 'de-DE': 'wandpaneel-stoff', 'fr-BE': 'panneau-mural-tissu', 'en-GB': 'fabric-wall-panel' } as const satisfies Partial<
  Record<Locale, string>
>;
/** Slugs of another product of the same category. */
export const slatsSlug = { 'nl-NL': 'lattenpaneel-hout', 'de-DE': 'lamellenpaneel-holz' } as const;

/** Text of the first button of the home page, which is part of the brand content. */
export const heroAction = { 'nl-NL': 'Bekijk producten', 'de-DE': 'Produkte ansehen' } as const;

/** Goes from the home page over a category to a product. */
export const browseTo = async (shopper: Shopper, category: string, product: string): Promise<void> => {
  const main = shopper.page.getByRole('main');
  await shopper.open('home');
  await main.getByRole('link', { name: new RegExp(`^${category} \\d`) }).click();
  await expect(shopper.title).toHaveText(category);
  await main.getByRole('link', { name: product, exact: true }).click();
  await expect(shopper.title).toHaveText(product);
};

export const searchField = ({ page, translate }: Shopper) => page.getByRole('banner').locator(`input[aria-label="${translate('header.search')}"]`);
/** Suggestions below the search field. */
export const suggestions = ({ page }: Shopper) => page.getByRole('listbox').getByRole('option');

/** Adds one piece of a product to the cart on its page. @returns its name */
export const putInCart = async (shopper: Shopper, slug: string = panelSlug[shopper.locale as keyof typeof panelSlug]): Promise<string> => {
  await shopper.open('productDetail', slug);
  return new ProductPage(shopper).add();
};

/** Adds a product to the cart of the browser through the Shop API. @returns its name */
export const fillCart = async ({ page, shop, locale }: Shopper, slug: string = panelSlug[locale as keyof typeof panelSlug]): Promise<string> => {
  const product = await productAt(shop, locale, slug);
  await addToCart(shop, page.context(), locale, product.id);
  return product.name;
};

/** Fills the cart and opens the first step of the checkout. */
export const startCheckout = async (shopper: Shopper): Promise<CheckoutPage> => {
  await fillCart(shopper);
  await shopper.open('checkout');
  return new CheckoutPage(shopper);
};

/** Places an order through the Shop API, and goes from its page to the bank. */
export const payOrder = async (shopper: Shopper): Promise<void> => {
  await fillCart(shopper);
  const order = await orderCart(shopper.shop, shopper.page.context(), shopper.locale);
  await shopper.open('checkoutResult', undefined, { order });
  await new CheckoutPage(shopper).paymentMethod().check();
  await new ResultPage(shopper).payAgain();
};

/** Sets details and delivery of the cart through the Shop API, and opens the last step of the checkout. */
export const openReview = async (shopper: Shopper, email?: string): Promise<CheckoutPage> => {
  const { page, shop, locale } = shopper;
  const checkout = new CheckoutPage(shopper);
  await prepareOrder(shop, page.context(), locale, email);
  await page.addInitScript((method) => window.sessionStorage.setItem('checkout.paymentMethod', method), checkout.buyer.paysBy);
  await shopper.open('checkout', undefined, { step: 'review' });
  return checkout;
};

/** Places an order on the last step of the checkout, up to the page of the bank. */
export const goToBank = async (shopper: Shopper): Promise<void> => {
  await fillCart(shopper);
  const checkout = await openReview(shopper);
  await checkout.order();
};
