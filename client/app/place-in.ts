import { localeTable } from '../../src/contract/locales.js';
import { matchRoute } from '../../src/contract/routes.js';
import type { Place } from '../core/page.js';
import type { HandedState } from './state.js';

/** The place the server rendered for this address; it says itself when that was the notFound page. */
export const placeIn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, { key, locale }: Pick<HandedState, 'key' | 'locale'>): Place => {
  const match = key === 'notFound' ? undefined : matchRoute(pathname, localeTable[locale].language);
  return { key, params: match?.params ?? {}, search: new URLSearchParams(search) };
};
