import { type Locale, localeTable } from '../contract/locales.js';
import { matchRoute, type RouteKey } from '../contract/routes.js';

/** Name of the page at an address, for figures: what is no page is `notFound`. */
export const pageRouteOf = (url: string, locale: Locale): RouteKey => matchRoute(url.split('?', 1)[0]!.toLowerCase(), localeTable[locale].language)?.key ?? 'notFound';
