import type { Brand } from '../contract/brands.js';
import { type ContentKind, contentTable, detailRoutes, hasPage } from '../contract/content-kinds.js';
import type { Locale } from '../contract/locales.js';
import { isPlainRoute } from '../contract/plain-route.js';
import { href, type PlainRouteKey, routeKeys } from '../contract/routes.js';
import { isServed } from '../domain/served-routes.js';
import type { Layered } from './layers.js';
import type { References } from './references.js';
import type { ContentSources } from './content-sources.js';

const isPage = (key: string): key is PlainRouteKey => routeKeys.some((known) => known === key && isPlainRoute(known));

interface Seen {
  kind: ContentKind;
  locale: Locale;
  brand: Brand;
  goods: References['goods'];
  layered: Layered;
  written: Pick<ContentSources, 'pictures' | 'catalogue'>;
  /** Collects the product families that links lead to. */
  named: Set<string>;
}

/** Path of `route:contact` or `advice:<id>` in a locale; undefined if this brand's site has no such page. */
const pathOf = (target: string, { locale, layered, brand }: Seen): string | undefined => {
  const [kind = '', id = ''] = target.split(':');
  if (kind === 'route') return isPage(id) && isServed(brand, id) ? href(id, locale) : undefined;
  if (!hasPage(kind)) return undefined;
  const document = layered[kind].get(id);
  return document && href(detailRoutes[kind], locale, { slug: document.slug });
};

const isFamily = (code: string, { written }: Seen): boolean => written.catalogue?.families.has(code) ?? /^[A-Z]{3}\d{0,6}$/.test(code);
const isCategory = (id: string, { written }: Seen): boolean => written.catalogue?.categories.has(id) ?? /^[\w-]+$/.test(id);

/** Checks a link into the catalogue and returns it unchanged: the page resolves it. Only detail pages can link to products, because only they load them. */
const inCatalogue = (target: string, seen: Seen): string | undefined => {
  const [kind, id = ''] = target.split(':');
  if (seen.goods !== 'shown') return seen.goods === 'leftOut' ? '' : undefined;
  if (kind === 'category') return isCategory(id, seen) ? target : undefined;
  if (!(hasPage(seen.kind) || contentTable[seen.kind].isAnswer) || !isFamily(id, seen)) return undefined;
  seen.named.add(id);
  return target;
};

/** References that a document can resolve, by its kind, locale and brand. */
export const referencesFor = (seen: Seen): References => ({
  hasPage: hasPage(seen.kind),
  goods: seen.goods,
  isFamily: (code) => isFamily(code, seen),
  pictureOf: (file) => seen.written.pictures.get(file),
  hrefOf: (target) => (/^(?:category|product):/.test(target) ? inCatalogue(target, seen) : pathOf(target, seen)),
});
