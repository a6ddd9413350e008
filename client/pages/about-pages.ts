import type { RouteKey } from '../../src/contract/routes.js';

/** Source file of a page, as the build's manifest names it: its folder is named by its route key. */
export const pageSource = (key: RouteKey) => `client/pages/${key}/index.tsx`;

/**
 * Pages that are looked at before anything is done with them: their own part comes to life once the browser is idle, or is
 * touched, and the rules of what nobody sees at first come after them.
 */
export const lookedAtFirst: ReadonlySet<RouteKey> = new Set([
  'home',
  'productOverview',
  'categoryDetail',
  'productDetail',
  'searchOverview',
  'blogOverview',
  'blogDetail',
  'adviceDetail',
  'projectOverview',
  'projectDetail',
  'inspirationOverview',
  'jobOfferOverview',
  'infoDetail',
]);
