import type { RouteKey } from '../../src/contract/routes.js';
import type { Page } from '../core/page.js';

const chunks = import.meta.glob<{ default: Page }>('./*/index.tsx');

/** The chunk of a page: its folder is named by its route key. */
export const chunkOf = (key: RouteKey): (() => Promise<{ default: Page }>) => chunks[`./${key}/index.tsx`]!;

/** Source file of a page, as the build's manifest names it. */
export const pageSource = (key: RouteKey) => `client/pages/${key}/index.tsx`;

/** Pages that are looked at before anything is done with them: their own part comes to life once the browser is idle, or is touched. */
const lookedAtFirst: ReadonlySet<RouteKey> = new Set([
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
export const isLookedAtFirst = (key: RouteKey): boolean => lookedAtFirst.has(key);
