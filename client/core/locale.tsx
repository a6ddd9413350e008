import type { Locale } from '../../src/contract/locales.js';
import { href, type PlainRouteKey, type Query, type SlugRouteKey } from '../../src/contract/routes.js';
import { isOffered } from '../../src/domain/served-routes.js';
import { useMissing } from './capabilities.js';
import { createRequiredContext } from './required-context.js';

/** The locale of this page. */
export const [LocaleProvider, useLocale] = createRequiredContext<Locale>('locale');

export interface HrefOf {
  (key: PlainRouteKey, params?: undefined, query?: Query): string;
  (key: SlugRouteKey, params: { slug: string }, query?: Query): string;
}

/** Paths of pages in this locale, for plain `<a href>`; the router handles clicks on them. A page that the site does not offer has the path of the home page. */
export const useHref = (): HrefOf => {
  const locale = useLocale();
  const missing = useMissing();
  return (key: PlainRouteKey | SlugRouteKey, params?: { slug: string }, query?: Query) => (isOffered(key, missing) ? href(key, locale, params, query) : href('home', locale));
};
