import { type Locale, localeTable } from '../../src/contract/locales.js';
import { withoutCampaign } from '../../src/contract/campaign-parameters.js';
import { matchRoute } from '../../src/contract/routes.js';
import type { Place } from '../core/page.js';
import { isThere } from './built-pages.js';
import type { HandedState } from './state.js';

/** Route of an address in this locale; undefined when it is not a page of this site. */
export const placeOf = (url: URL, locale: Locale): Place | undefined => {
  if (url.origin !== window.location.origin) return undefined;
  const match = matchRoute(url.pathname, localeTable[locale].language);
  return match && isThere(match.key) ? { ...match, search: withoutCampaign(url.searchParams) } : undefined;
};

/** Route that the server rendered for this address; `key` is notFound when it rendered the notFound page. */
export const placeRendered = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, { key, locale }: Pick<HandedState, 'key' | 'locale'>): Place => {
  const match = matchRoute(pathname, localeTable[locale].language);
  const isLost = key === 'notFound' && match?.key !== key;
  return { key, params: (!isLost && match?.params) || {}, search: withoutCampaign(new URLSearchParams(search)), ...(isLost && { lost: pathname }) };
};
