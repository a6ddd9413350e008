import type { Brand, BrandPermissions, ContentPage } from '../contract/brands.js';
import { type RouteKey, routeKeys } from '../contract/routes.js';

const shop: readonly (keyof BrandPermissions)[] = ['products'];
const account: readonly (keyof BrandPermissions)[] = ['account'];

/** Switches of which one at least must be on for a page to be there; pages not named are on every site. */
const switches: Partial<Record<RouteKey, readonly (keyof BrandPermissions)[]>> = {
  productOverview: shop,
  categoryDetail: shop,
  productDetail: shop,
  cart: shop,
  checkout: shop,
  checkoutResult: shop,
  withdrawal: shop,
  myAccount: account,
  myAccountAddress: account,
  myAccountDetails: account,
  searchOverview: ['searchAll', 'searchProduct', 'searchBlog', 'searchProject'],
};

/** The page that a document of kind `pages` introduces; the view for a new password has no path of its own. */
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

/** Whether a brand's site has a page: a switched-off one answers 404 and is linked nowhere. */
export const isServed = ({ permissions }: Pick<Brand, 'permissions'>, key: RouteKey): boolean => switches[key]?.some((name) => permissions[name]) ?? true;

/** Pages of one visitor alone, and such that are nobody's: not for search engines. */
const unlisted: ReadonlySet<RouteKey> = new Set(['cart', 'checkout', 'checkoutResult', 'myAccount', 'myAccountAddress', 'myAccountDetails', 'notFound', 'searchOverview']);

/** Whether search engines shall know a page. */
export const isListed = (key: RouteKey): boolean => !unlisted.has(key);

/** Every page of a brand's site. */
export const servedRoutes = (brand: Pick<Brand, 'permissions'>): RouteKey[] => routeKeys.filter((key) => isServed(brand, key));

/** Id of the document that introduces a page; undefined for pages without one. */
export const pageDocumentOf = ({ contentPages }: Pick<Brand, 'contentPages'>, key: RouteKey): string | undefined => {
  const page = pages.find(([, route]) => route === key)?.[0];
  return (page && contentPages[page]) || undefined;
};
