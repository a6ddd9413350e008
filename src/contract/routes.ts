import { type Language, type Locale, languages, localeTable } from './locales.js';
import { isSlug } from './slug.js';

type Paths = Record<Language, string>;

/** The same path in every language. */
const everywhere = <Path extends string>(path: Path) => ({ en: path, de: path, nl: path, fr: path });

/**
 * Localised path of each route. Server routes, client router, links, language switch and checks use this table.
 * `{slug}` matches one path segment.
 */
export const routeTable = {
  searchOverview: { en: '/search', de: '/suche', nl: '/zoeken', fr: '/chercher' },
  blogDetail: everywhere('/blogs/{slug}'),
  blogOverview: everywhere('/blogs'),
  adviceDetail: { en: '/advice/{slug}', de: '/rat/{slug}', nl: '/advies/{slug}', fr: '/conseil/{slug}' },
  projectDetail: { en: '/projects/{slug}', de: '/projekte/{slug}', nl: '/projecten/{slug}', fr: '/projets/{slug}' },
  projectOverview: { en: '/projects', de: '/projekte', nl: '/projecten', fr: '/projets' },
  inspirationOverview: { en: '/inspiration', de: '/inspiration', nl: '/inspiratie', fr: '/inspiration' },
  categoryDetail: { en: '/products/{slug}', de: '/produkte/{slug}', nl: '/producten/{slug}', fr: '/produits/{slug}' },
  productDetail: { en: '/product/{slug}', de: '/produkt/{slug}', nl: '/product/{slug}', fr: '/produit/{slug}' },
  productOverview: { en: '/products', de: '/produkte', nl: '/producten', fr: '/produits' },
  home: everywhere('/'),
  contact: { en: '/contact', de: '/kontakt', nl: '/contact', fr: '/contact' },
  newsletter: { en: '/newsletter', de: '/rundschreiben', nl: '/nieuwsbrief', fr: '/bulletin' },
  checkout: { en: '/checkout', de: '/zahlen', nl: '/afrekenen', fr: '/payer' },
  checkoutResult: { en: '/checkout/result', de: '/zahlen/resultat', nl: '/afrekenen/resultaat', fr: '/payer/resultat' },
  cart: { en: '/cart', de: '/warenkorb', nl: '/winkelwagen', fr: '/panier' },
  myAccount: { en: '/my-account', de: '/mein-konto', nl: '/mijn-account', fr: '/mon-compte' },
  myAccountAddress: { en: '/my-account/address', de: '/mein-konto/adresse', nl: '/mijn-account/adres', fr: '/mon-compte/adresse' },
  myAccountDetails: { en: '/my-account/details', de: '/mein-konto/einzelheiten', nl: '/mijn-account/gegevens', fr: '/mon-compte/details' },
  notFound: { en: '/page-not-found', de: '/seite-nicht-gefunden', nl: '/pagina-niet-gevonden', fr: '/page-non-trouvee' },
  jobOfferOverview: { en: '/job-offers', de: '/jobangebote', nl: '/vacatures', fr: '/postes-vacants' },
  jobOfferDetail: { en: '/job-offer/{slug}', de: '/jobangebot/{slug}', nl: '/vacature/{slug}', fr: '/poste-vacant/{slug}' },
  // In addition to the 22 routes of the specification; the first and the last are required by law.
  infoDetail: everywhere('/info/{slug}'),
  favourites: { en: '/favourites', de: '/favoriten', nl: '/favorieten', fr: '/favoris' },
  compare: { en: '/compare', de: '/vergleichen', nl: '/vergelijken', fr: '/comparer' },
  withdrawal: { en: '/withdraw', de: '/widerruf', nl: '/herroepen', fr: '/retractation' },
} as const satisfies Record<string, Paths>;

export type RouteKey = keyof typeof routeTable;
export const routeKeys = Object.keys(routeTable) as RouteKey[];

/** Keys whose path contains `{slug}`. */
export type SlugRouteKey = {
  [K in RouteKey]: (typeof routeTable)[K]['en'] extends `${string}{slug}` ? K : never;
}[RouteKey];
export type PlainRouteKey = Exclude<RouteKey, SlugRouteKey>;

export interface RouteMatch {
  key: RouteKey;
  params: { slug?: string };
}

/** Query parameters; an array becomes several parameters of the same name. */
export type Query = Record<string, string | number | readonly string[] | undefined>;

const slugMark = '{slug}';

/** Query string of the defined entries in the given order. `page=1` is left out, because the first page has the bare path. */
const queryString = (query: Query): string => {
  const entries = Object.entries(query)
    .flatMap(([name, values]) => (values === undefined ? [] : [values].flat()).map((value) => [name, String(value)] as [string, string]))
    .filter(([name, value]) => value !== '' && !(name === 'page' && value === '1'));
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
};

/** Converts search parameters to a query for `href`. */
export const queryOf = (search: URLSearchParams): Record<string, string[]> => Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)]));

export function href(key: PlainRouteKey, locale: Locale, params?: undefined, query?: Query): string;
export function href(key: SlugRouteKey, locale: Locale, params: { slug: string }, query?: Query): string;
export function href(key: RouteKey, locale: Locale, params?: { slug?: string }, query?: Query): string;
/** The path of a page in a locale, with its query. */
export function href(key: RouteKey, locale: Locale, params: { slug?: string } = {}, query?: Query): string {
  const path: string = routeTable[key][localeTable[locale].language];
  return path.replace(slugMark, encodeURIComponent(params.slug ?? '')) + (query ? queryString(query) : '');
}

/** By language: complete paths, and path prefixes before a slug. */
const index = Object.fromEntries(
  languages.map((language) => {
    const plain = new Map<string, RouteKey>();
    const bySlug = new Map<string, RouteKey>();
    for (const key of routeKeys) {
      const path: string = routeTable[key][language];
      if (path.endsWith(slugMark)) bySlug.set(path.slice(0, -slugMark.length), key);
      else plain.set(path, key);
    }
    return [language, { plain, bySlug }];
  }),
) as Record<Language, { plain: Map<string, RouteKey>; bySlug: Map<string, RouteKey> }>;

/** Finds the route of a path (without query) in a language; undefined if there is none. Text that cannot be a slug is not looked up. */
export const matchRoute = (pathname: string, language: Language): RouteMatch | undefined => {
  const { plain, bySlug } = index[language];
  const key = plain.get(pathname);
  if (key) return { key, params: {} };
  const cut = pathname.lastIndexOf('/') + 1;
  const slug = pathname.slice(cut);
  const slugKey = isSlug(slug) ? bySlug.get(pathname.slice(0, cut)) : undefined;
  return slugKey && { key: slugKey, params: { slug } };
};
