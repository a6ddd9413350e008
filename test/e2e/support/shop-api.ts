import type { BrowserContext } from 'playwright/test';
import { type Country, type Locale, localeTable } from '../../../src/contract/locales.js';
import { pathFields, shopApiHeaders } from '../../../src/contract/operation.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../../../src/contract/shop-api.js';
import type { RunningShop } from './running-shop.js';

type Credentials = Pick<InputOf<'login'>, 'email' | 'password'>;
interface Caller {
  locale: Locale;
  cartToken?: string;
  sessionToken?: string;
}

/** Calls the Shop API directly, without the storefront. */
export const call = async <Name extends OperationName>(
  { shopApiUrl }: RunningShop,
  { locale, cartToken, sessionToken }: Caller,
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> => {
  const { method, path } = shopApi[name];
  const given = Object.entries(input);
  const address = given.reduce((filled, [field, value]) => filled.replace(`{${field}}`, String(value)), shopApiUrl + path);
  const beside = given.filter(([field]) => !pathFields(path).includes(field));
  const body = method === 'POST' && { body: JSON.stringify(Object.fromEntries(beside)) };
  const query = method === 'GET' ? new URLSearchParams(beside.flatMap(([field, value]) => [value].flat().map((one) => [field, String(one)]))) : '';
  const headers = {
    [shopApiHeaders.shop]: 'ENC',
    [shopApiHeaders.locale]: locale,
    ...(body && { 'content-type': 'application/json' }),
    ...(cartToken && { [shopApiHeaders.cartToken]: cartToken }),
    ...(sessionToken && { authorization: `Bearer ${sessionToken}` }),
  };
  const answer = await fetch(`${address}?${query}`, { method, headers, ...body });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as OutputOf<Name>;
};

const postcodes: Record<Country, string> = { at: '1010', be: '1000', de: '10969', fr: '75001', nl: '1015 CJ', gb: 'EC1A 1BB' };

/** Sets details and delivery of a cart, as a consumer with this e-mail address. */
const prepareCart = async (shop: RunningShop, caller: Caller, email: string): Promise<OutputOf<'setShipping'>> => {
  const { country } = localeTable[caller.locale];
  const contact = { firstName: 'Jo', lastName: 'Peeters', email, phone: '0612345678' };
  const billing = { street: 'Rue Haute', houseNumber: '1', postcode: postcodes[country], city: 'X', country };
  await call(shop, caller, 'setOrderDetails', { customerType: 'Private', contact, billing, shipping: null });
  return call(shop, caller, 'setShipping', { method: 'Deliver' });
};

/** Places the order of a cart, as a consumer with this e-mail address. */
const placeCart = async (shop: RunningShop, caller: Caller, email: string): Promise<OutputOf<'completeOrder'>> => {
  const { totals } = await prepareCart(shop, caller, email);
  return call(shop, caller, 'completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
};

/** Caller with the cart token and the session token of the cookies of a browser. */
const callerOf = async (shop: RunningShop, context: BrowserContext, locale: Locale): Promise<Caller> => {
  const kept = await context.cookies(shop.urlOf(locale));
  const valueOf = (name: string) => kept.find((cookie) => cookie.name === name)?.value;
  const [cartToken, sessionToken] = [valueOf('__Host-cart'), valueOf('__Host-session')];
  return { locale, ...(cartToken && { cartToken }), ...(sessionToken && { sessionToken }) };
};

/** Stores a token in a cookie of a browser. An `https:` URL makes it `Secure`; browsers send it to `http://localhost` too. */
const keepToken = (shop: RunningShop, context: BrowserContext, locale: Locale, name: string, value: string): Promise<void> =>
  context.addCookies([{ name, value, url: shop.urlOf(locale).replace(/^http:/, 'https:'), httpOnly: true, sameSite: 'Lax' }]);

/** Adds pieces of a product to the cart of a browser. */
export const addToCart = async (shop: RunningShop, context: BrowserContext, locale: Locale, productId: string, quantity = 1): Promise<void> => {
  const { cartToken } = await call(shop, await callerOf(shop, context, locale), 'addOrderLine', { productId, quantity });
  if (cartToken) await keepToken(shop, context, locale, '__Host-cart', cartToken);
};

/** Signs a browser in. @throws Error for an account with a second factor */
export const startSession = async (shop: RunningShop, context: BrowserContext, locale: Locale, { email, password }: Credentials): Promise<void> => {
  const { token } = await call(shop, await callerOf(shop, context, locale), 'login', { email, password });
  await keepToken(shop, context, locale, '__Host-session', token);
};

/** Ends the session of a browser in the Shop API only; the browser still has its cookie. */
export const endSession = async (shop: RunningShop, context: BrowserContext, locale: Locale): Promise<void> => {
  await call(shop, await callerOf(shop, context, locale), 'logout', {});
};
/** Sets details and delivery of the cart of a browser. */
export const prepareOrder = async (shop: RunningShop, context: BrowserContext, locale: Locale, email = 'jo.peeters@example.com'): Promise<void> =>
  void (await prepareCart(shop, await callerOf(shop, context, locale), email));

/** Places the order of the cart of a browser through the Shop API. @returns id of the unpaid order */
export const orderCart = async (shop: RunningShop, context: BrowserContext, locale: Locale): Promise<string> =>
  (await placeCart(shop, await callerOf(shop, context, locale), 'jo.peeters@example.com')).id;

export interface GuestOrder {
  order: OutputOf<'completeOrder'>;
  email: string;
}

/** Places an order as a guest through the Shop API. */
export const orderAsGuest = async (shop: RunningShop, locale: Locale, productId: string, quantity = 1, email = `jo-${crypto.randomUUID()}@example.com`): Promise<GuestOrder> => {
  const { cartToken } = await call(shop, { locale }, 'addOrderLine', { productId, quantity });
  const caller = { locale, ...(cartToken && { cartToken }) };
  const order = await placeCart(shop, caller, email);
  return { order, email };
};

/** Places an order as a signed-in customer through the Shop API. */
export const orderAsCustomer = async (
  shop: RunningShop,
  locale: Locale,
  productId: string,
  quantity: number,
  { email, password }: Credentials,
): Promise<OutputOf<'completeOrder'>> => {
  const { token } = await call(shop, { locale }, 'login', { email, password });
  const caller = { locale, sessionToken: token };
  await call(shop, caller, 'addOrderLine', { productId, quantity });
  return placeCart(shop, caller, email);
};

export const productAt = (shop: RunningShop, locale: Locale, slug: string): Promise<OutputOf<'getProductBySlug'>> => call(shop, { locale }, 'getProductBySlug', { locale, slug });
