import type { Brand } from '../contract/brands.js';
import { languages, type Locale, localeTable } from '../contract/locales.js';
import { href, matchRoute, type RouteMatch } from '../contract/routes.js';
import { isServed } from '../domain/served-routes.js';

/** The route of a path: a page of the brand, else notFound. */
export interface MatchedRoute extends RouteMatch {
  kind: 'route';
  /** On the notFound page: the requested path. */
  missingPath?: string;
  /** The requested path is of another language: path in the visitor's language, if the page exists there. */
  ownPath?: string;
}

/** The page has another path in the visitor's language. */
interface MovedRoute {
  kind: 'moved';
  ownPath: string;
}

/** Matches a normalised path to a route of the brand. */
export const matchPage = (brand: Brand, locale: Locale, pathname: string): MatchedRoute | MovedRoute => {
  const match = matchRoute(pathname, localeTable[locale].language);
  if (match && isServed(brand, match.key)) return { kind: 'route', ...match };
  const elsewhere = match ? undefined : matchElsewhere(pathname);
  if (!elsewhere || !isServed(brand, elsewhere.key)) return { kind: 'route', key: 'notFound', params: {}, missingPath: pathname };
  const ownPath = href(elsewhere.key, locale, elsewhere.params);
  // A slug must exist in this locale before a redirect to it. A slug of another language redirects directly to the one of this language.
  return elsewhere.params.slug === undefined ? { kind: 'moved', ownPath } : { kind: 'route', ...elsewhere, ownPath };
};

/** Route of a path in another language, if all languages with this path have the same route. */
const matchElsewhere = (pathname: string): RouteMatch | undefined => {
  const matches = languages.map((language) => matchRoute(pathname, language)).filter((match) => match !== undefined);
  return matches.every(({ key }) => key === matches[0]?.key) ? matches[0] : undefined;
};
