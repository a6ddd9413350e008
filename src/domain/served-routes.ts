import type { BrandPermissions } from '../contract/brand-settings.js';
import type { Brand, ContentPage } from '../contract/brands.js';
import { type RouteKey, routeKeys } from '../contract/routes.js';
import type { OperationName } from '../contract/shop-api.js';

const shop: readonly (keyof BrandPermissions)[] = ['products'];
const account: readonly (keyof BrandPermissions)[] = ['account'];

/** Permissions of which a page requires at least one; pages without an entry exist on every site. */
const switches: Partial<Record<RouteKey, readonly (keyof BrandPermissions)[]>> = {
  productOverview: shop,
  categoryDetail: shop,
  productDetail: shop,
  cart: shop,
  checkout: shop,
  checkoutResult: shop,
  withdrawal: shop,
  favourites: shop,
  compare: shop,
  myAccount: account,
  myAccountAddress: account,
  myAccountDetails: account,
  searchOverview: ['searchAll', 'searchProduct', 'searchBlog', 'searchProject'],
};

/** Route of the page that a document of kind `pages` introduces. The form for a new password has no route. */
export const pageRoutes: Record<Exclude<ContentPage, 'resetPassword'>, RouteKey> = {
  home: 'home',
  blogArchive: 'blogOverview',
  projectArchive: 'projectOverview',
  inspirationArchive: 'inspirationOverview',
  productArchive: 'productOverview',
  search: 'searchOverview',
  cart: 'cart',
  checkout: 'checkout',
  result: 'checkoutResult',
  myAccountStart: 'myAccount',
  myAccountDetails: 'myAccountDetails',
  myAccountAddress: 'myAccountAddress',
};
const pages = Object.entries(pageRoutes) as [keyof typeof pageRoutes, RouteKey][];

/** Whether a brand's site has a page. Others return 404 and are not linked. */
export const isServed = ({ permissions }: Pick<Brand, 'permissions'>, key: RouteKey): boolean => switches[key]?.some((name) => permissions[name]) ?? true;

/** Extensions of the Shop API of which a page needs at least one; pages without an entry need none. */
const neededExtensions: Partial<Record<RouteKey, readonly OperationName[]>> = {
  productOverview: ['listProducts'],
  categoryDetail: ['getCategoryBySlug'],
  newsletter: ['enquire'],
  withdrawal: ['checkWithdrawal', 'enquire'],
};

/** Whether the Shop API has the extensions that a page needs. Without them the page returns 404 and is not linked. */
export const isOffered = (key: RouteKey, missing: readonly OperationName[]): boolean => neededExtensions[key]?.some((name) => !missing.includes(name)) ?? true;

/** Pages that search engines do not index: pages of a single visitor, search results and the error page. */
const unlisted: ReadonlySet<RouteKey> = new Set([
  'cart',
  'checkout',
  'checkoutResult',
  'compare',
  'favourites',
  'myAccount',
  'myAccountAddress',
  'myAccountDetails',
  'notFound',
  'searchOverview',
]);

/** Whether search engines index a page. */
export const isListed = (key: RouteKey): boolean => !unlisted.has(key);

export const servedRoutes = (brand: Pick<Brand, 'permissions'>): RouteKey[] => routeKeys.filter((key) => isServed(brand, key));

/** Id of the document that introduces a page; undefined if there is none. */
export const pageDocumentOf = ({ contentPages }: Pick<Brand, 'contentPages'>, key: RouteKey): string | undefined => {
  const page = pages.find(([, route]) => route === key)?.[0];
  return (page && contentPages[page]) || undefined;
};
