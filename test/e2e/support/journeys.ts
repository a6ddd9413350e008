import type { Locale } from '../../../src/contract/locales.js';
import { CartPage } from './cart-page.js';
import { CheckoutPage } from './checkout-page.js';
import { ProductPage } from './product-page.js';
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

/** From an empty cart to the first step of the checkout. */
export const startCheckout = async (shopper: Shopper): Promise<CheckoutPage> => {
  await putInCart(shopper);
  await shopper.open('cart');
  await new CartPage(shopper).checkOut();
  return new CheckoutPage(shopper);
};

/** From an empty cart to the bank's page of a placed order. */
export const goToBank = async (shopper: Shopper): Promise<void> => {
  const checkout = await startCheckout(shopper);
  await checkout.goThrough();
};
