import type { RouteKey } from '../../src/contract/routes.js';

/** Source file of a page, as in the manifest of the build. The name of its folder is its route key. */
export const pageSource = (key: RouteKey) => `client/pages/${key}/index.tsx`;

/**
 * Pages that visitors usually read before they interact. Their content is hydrated when the browser is idle or at the first
 * interaction, and styles that are not needed at first are loaded after the page.
 */
export const deferredHydrationPages: ReadonlySet<RouteKey> = new Set([
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
