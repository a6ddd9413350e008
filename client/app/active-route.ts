import { type Locale, localeTable } from '../../src/contract/locales.js';
import { withoutCampaign } from '../../src/contract/campaign-parameters.js';
import { matchRoute } from '../../src/contract/routes.js';
import type { ActiveRoute } from '../core/page.js';
import { isServedPage } from './page-chunks.js';
import type { HydrationState } from './hydration-state.js';

/** Route of an address in this locale; undefined when it is not a page of this site. */
export const routeOfUrl = (url: URL, locale: Locale): ActiveRoute | undefined => {
  if (url.origin !== window.location.origin) return undefined;
  const match = matchRoute(url.pathname, localeTable[locale].language);
  return match && isServedPage(match.key) ? { ...match, search: withoutCampaign(url.searchParams) } : undefined;
};

/** Route that the server rendered for this address; `key` is notFound when it rendered the notFound page. */
export const renderedRoute = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, { key, locale }: Pick<HydrationState, 'key' | 'locale'>): ActiveRoute => {
  const match = matchRoute(pathname, localeTable[locale].language);
  const isMissing = key === 'notFound' && match?.key !== key;
  return { key, params: (!isMissing && match?.params) || {}, search: withoutCampaign(new URLSearchParams(search)), ...(isMissing && { missingPath: pathname }) };
};
