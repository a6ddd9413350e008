import type { RouteKey } from '../../src/contract/routes.js';
import type { Page } from '../core/page.js';

type LoadPage = () => Promise<{ default: Page }>;

/** The pages that are built, each a chunk of its own. A route without a page answers 404 and is linked nowhere. */
export const pages: Partial<Record<RouteKey, LoadPage>> = {
  home: () => import('./home/index.js'),
  productOverview: () => import('./productOverview/index.js'),
  categoryDetail: () => import('./categoryDetail/index.js'),
  productDetail: () => import('./productDetail/index.js'),
  cart: () => import('./cart/index.js'),
  checkout: () => import('./checkout/index.js'),
  checkoutResult: () => import('./checkoutResult/index.js'),
  notFound: () => import('./notFound/index.js'),
};

/** Source file of a page, as the build's manifest names it. */
export const pageSource = (key: RouteKey) => `client/pages/${key}/index.tsx`;
