import type { SitemapItemLoose } from 'sitemap';
import type { ContentService } from '../content/content.service.js';
import type { Brand } from '../contract/brands.js';
import { detailKinds, detailRoutes } from '../contract/content-kinds.js';
import { defaultLocale, type Locale, locales } from '../contract/locales.js';
import type { Picture } from '../contract/product.js';
import { isPlainRoute } from '../contract/plain-route.js';
import { href, type RouteKey } from '../contract/routes.js';
import { isListed, isOffered, servedRoutes } from '../domain/served-routes.js';
import { mainVariantOf } from '../domain/variants.js';
import type { ShopApiClient } from '../shop-api/client/shop-api.client.js';

/** Product families in one file. */
export const familiesAFile = 100;

/** Data sources for the entries of a host. */
export interface SitemapSources {
  brand: Brand;
  shopApi: ShopApiClient;
  content: ContentService;
  requestId: string;
  /** Scheme and host of the site in a locale. */
  originOf(locale: Locale): string;
}

type Slugs = Partial<Record<Locale, string>>;

/** Entry of a page, with links to the same page in every locale that has it. */
const entryOf = ({ originOf }: SitemapSources, locale: Locale, key: RouteKey, slugs?: Slugs): SitemapItemLoose => {
  const addressIn = (one: Locale) => originOf(one) + href(key, one, { slug: slugs?.[one] });
  const translated = locales.filter((one) => slugs === undefined || slugs[one] !== undefined);
  const fallback = translated.includes(defaultLocale) ? defaultLocale : locale;
  const links = [...translated.map((lang) => ({ lang, url: addressIn(lang) })), { lang: 'x-default', url: addressIn(fallback) }];
  return { url: addressIn(locale), links };
};

const imageOf = ({ file, alt }: Pick<Picture, 'file' | 'alt'>, origin: string) => (file ? { img: [{ url: `${origin}/media/${file}`, caption: alt }] } : {});

/** Entries of pages without a slug: home, lists, contact. */
export const pageEntries = (sources: SitemapSources, locale: Locale): SitemapItemLoose[] =>
  servedRoutes(sources.brand)
    .filter((key) => isPlainRoute(key) && isListed(key) && isOffered(key, sources.shopApi.capabilities.missing))
    .map((key) => entryOf(sources, locale, key));

/** Entries of documents with pages of their own. */
export const contentEntries = (sources: SitemapSources, locale: Locale): SitemapItemLoose[] =>
  detailKinds.flatMap((kind) =>
    sources.content.all(kind, locale).map(({ slugs, published, updated, picture }) => ({
      ...entryOf(sources, locale, detailRoutes[kind], slugs),
      ...((updated ?? published) && { lastmod: updated ?? published }),
      ...(picture && imageOf(picture, sources.originOf(locale))),
    })),
  );

/** Slugs by id in every locale, from one list for each locale. */
const slugsById = <Item>(lists: (readonly Item[])[], slugsOf: (item: Item) => readonly { id: string; slug: string }[]): Map<string, Slugs> => {
  const found = new Map<string, Slugs>();
  for (const [at, items] of lists.entries()) {
    for (const { id, slug } of items.flatMap(slugsOf)) found.set(id, { ...found.get(id), [locales[at]!]: slug });
  }
  return found;
};

const inEveryLocale = <Value>(request: (locale: Locale) => Promise<Value>): Promise<Value[]> => Promise.all(locales.map(request));

/** Entries of categories. */
export const categoryEntries = async (sources: SitemapSources, locale: Locale): Promise<SitemapItemLoose[]> => {
  const { shopApi, brand, requestId, originOf } = sources;
  const lists = await inEveryLocale((one) => shopApi.call('listCategories', {}, { shop: brand.code, locale: one, requestId }));
  const slugs = slugsById(lists, ({ id, slug }) => [{ id, slug }]);
  return lists[locales.indexOf(locale)]!.map(({ id, picture }) => ({
    ...entryOf(sources, locale, 'categoryDetail', slugs.get(id)),
    ...imageOf(picture, originOf(locale)),
  }));
};

const productsOf = ({ shopApi, brand, requestId }: SitemapSources, page: number) =>
  inEveryLocale((locale) => shopApi.call('listProducts', { page, pageSize: familiesAFile, sort: 'newest' }, { shop: brand.code, locale, requestId }));

/** Entries of one file of products: the page of each family's first colour, which is the canonical one of all its colours. */
export const productEntries = async (sources: SitemapSources, locale: Locale, page: number): Promise<SitemapItemLoose[]> => {
  const lists = await productsOf(sources, page);
  const slugs = slugsById(
    lists.map(({ items }) => items),
    (card) => [mainVariantOf(card)],
  );
  return lists[locales.indexOf(locale)]!.items.map((card) => ({
    ...entryOf(sources, locale, 'productDetail', slugs.get(mainVariantOf(card).id)),
    lastmod: card.updatedAt,
    ...imageOf(card.picture, sources.originOf(locale)),
  }));
};

/** Number of files of products. */
export const productFiles = async ({ shopApi, brand, requestId }: SitemapSources, locale: Locale): Promise<number> => {
  const { total } = await shopApi.call('listProducts', { page: 1, pageSize: 1, sort: 'newest' }, { shop: brand.code, locale, requestId });
  return Math.ceil(total / familiesAFile);
};
