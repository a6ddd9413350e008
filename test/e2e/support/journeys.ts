import type { Locale } from '../../../src/contract/locales.js';
import { CheckoutPage } from './checkout-page.js';
import { ProductPage } from './product-page.js';
import { ResultPage } from './payment.js';
import { addToCart, orderCart, productAt } from './shop-api.js';
import type { Shopper } from './shopper.js';

/** The fabric wall panel, which has volume prices, in some languages. */
export const panelSlug = { 'nl-NL': 'wandpaneel-stof', 'de-DE': 'wandpaneel-stoff', 'fr-BE': 'panneau-mural-tissu', 'en-GB': 'fabric-wall-panel' } as const satisfies Partial<
  Record<Locale, string>
>;
/** Another product of the same category. */
export const slatsSlug = { 'nl-NL': 'lattenpaneel-hout', 'de-DE': 'lamellenpaneel-holz' } as const;

/** What the home page's first button says: it stands in the brand's own texts. */
export const heroAction = 'Bekijk producten';

/** Puts one piece of a product into the cart; its name. */
export const putInCart = async (shopper: Shopper, slug: string = panelSlug[shopper.locale as keyof typeof panelSlug]): Promise<string> => {
  await shopper.open('productDetail', slug);
  return new ProductPage(shopper).add();
};

/** Fills the browser's cart without its pages; the name of the product. */
export const fillCart = async ({ page, shop, locale }: Shopper, slug: string = panelSlug[locale as keyof typeof panelSlug]): Promise<string> => {
  const product = await productAt(shop, locale, slug);
  await addToCart(shop, page.context(), locale, product.id);
  return product.name;
};

/** From a cart that holds a product to the first step of the checkout. */
export const startCheckout = async (shopper: Shopper): Promise<CheckoutPage> => {
  await fillCart(shopper);
  await shopper.open('checkout');
  return new CheckoutPage(shopper);
};

/** Orders a product without the pages of the checkout, and goes from the order's page to the bank. */
export const payOrder = async (shopper: Shopper): Promise<void> => {
  await fillCart(shopper);
  const order = await orderCart(shopper.shop, shopper.page.context(), shopper.locale);
  await shopper.open('checkoutResult', undefined, { order });
  await new CheckoutPage(shopper).paymentMethod().check();
  await new ResultPage(shopper).payAgain();
};

/** From an empty cart through the checkout to the bank's page of a placed order. */
export const goToBank = async (shopper: Shopper): Promise<void> => {
  const checkout = await startCheckout(shopper);
  await checkout.goThrough();
};
