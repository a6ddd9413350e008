import type { RouteKey } from '../../src/contract/routes.js';
import type { Page } from '../core/page.js';

/** Loader of each page's chunk. A folder has the name of its route key, by which the build finds the files of a page (`pageSource`). */
export const pageChunks: Record<RouteKey, () => Promise<{ default: Page }>> = {
  searchOverview: () => import('./searchOverview/index.js'),
  blogDetail: () => import('./blogDetail/index.js'),
  blogOverview: () => import('./blogOverview/index.js'),
  adviceDetail: () => import('./adviceDetail/index.js'),
  projectDetail: () => import('./projectDetail/index.js'),
  projectOverview: () => import('./projectOverview/index.js'),
  inspirationOverview: () => import('./inspirationOverview/index.js'),
  categoryDetail: () => import('./categoryDetail/index.js'),
  productDetail: () => import('./productDetail/index.js'),
  productOverview: () => import('./productOverview/index.js'),
  home: () => import('./home/index.js'),
  contact: () => import('./contact/index.js'),
  newsletter: () => import('./newsletter/index.js'),
  checkout: () => import('./checkout/index.js'),
  checkoutResult: () => import('./checkoutResult/index.js'),
  cart: () => import('./cart/index.js'),
  myAccount: () => import('./myAccount/index.js'),
  myAccountAddress: () => import('./myAccountAddress/index.js'),
  myAccountDetails: () => import('./myAccountDetails/index.js'),
  notFound: () => import('./notFound/index.js'),
  jobOfferOverview: () => import('./jobOfferOverview/index.js'),
  jobOfferDetail: () => import('./jobOfferDetail/index.js'),
  infoDetail: () => import('./infoDetail/index.js'),
  favourites: () => import('./favourites/index.js'),
  compare: () => import('./compare/index.js'),
  withdrawal: () => import('./withdrawal/index.js'),
};
