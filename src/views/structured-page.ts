import type { PageInfo } from '../../client/core/page.js';
import type { Locale } from '../contract/locales.js';
import type { RouteKey } from '../contract/routes.js';

/** Page data for structured data. */
export interface Described {
  key: RouteKey;
  info: PageInfo;
  locale: Locale;
  /** Scheme and host of the site in this locale. */
  origin: string;
  /** URL of the page. */
  url: string;
  /** URL of the page that search engines index: this one, or that of the family's first colour. */
  canonical: string;
}
