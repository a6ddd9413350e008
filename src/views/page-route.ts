import { type Locale, localeTable } from '../contract/locales.js';
import { matchRoute, type RouteKey } from '../contract/routes.js';

/** Route name of a URL, for metrics; `notFound` for URLs that are not pages. */
export const pageRouteOf = (url: string, locale: Locale): RouteKey => matchRoute(url.split('?', 1)[0]!.toLowerCase(), localeTable[locale].language)?.key ?? 'notFound';
