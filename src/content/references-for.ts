import type { Brand } from '../contract/brands.js';
import { type ContentKind, detailRoutes, type DetailKind } from '../contract/content.js';
import type { Locale } from '../contract/locales.js';
import { href, type PlainRouteKey, routeKeys, routeTable } from '../contract/routes.js';
import { isServed } from '../domain/served-routes.js';
import type { Layered } from './layers.js';
import type { References } from './references.js';
import type { Written } from './written.js';

const isDetailKind = (kind: string): kind is DetailKind => Object.hasOwn(detailRoutes, kind);
const isPlainRoute = (key: string): key is PlainRouteKey => routeKeys.some((known) => known === key) && !routeTable[key as PlainRouteKey].en.includes('{');

interface Seen {
  kind: ContentKind;
  locale: Locale;
  brand: Brand;
  goods: References['goods'];
  layered: Layered;
  written: Pick<Written, 'pictures' | 'catalogue'>;
  /** Takes the families that links lead to. */
  named: Set<string>;
}

/** Path of `route:contact` or `advice:<id>` in a locale; undefined where it leads nowhere on this brand's site. */
const pathOf = (target: string, { locale, layered, brand }: Seen): string | undefined => {
  const [kind = '', id = ''] = target.split(':');
  if (kind === 'route') return isPlainRoute(id) && isServed(brand, id) ? href(id, locale) : undefined;
  const slug = isDetailKind(kind) ? layered[kind].get(id)?.slug : undefined;
  return slug === undefined ? undefined : href(detailRoutes[kind as DetailKind], locale, { slug });
};

const isFamily = (code: string, { written }: Seen): boolean => written.catalogue?.families.has(code) ?? /^[A-Z]{3}\d{0,6}$/.test(code);
const isCategory = (id: string, { written }: Seen): boolean => written.catalogue?.categories.has(id) ?? /^[\w-]+$/.test(id);

/** A link into the catalogue as it is: the page knows the address. Goods are known to pages of documents alone, which ask for them. */
const inCatalogue = (target: string, seen: Seen): string | undefined => {
  const [kind, id = ''] = target.split(':');
  if (seen.goods !== 'shown') return seen.goods === 'leftOut' ? '' : undefined;
  if (kind === 'category') return isCategory(id, seen) ? target : undefined;
  if (!isDetailKind(seen.kind) || !isFamily(id, seen)) return undefined;
  seen.named.add(id);
  return target;
};

/** What a document may name, seen from its kind, its locale and its brand. */
export const referencesFor = (seen: Seen): References => ({
  hasPage: isDetailKind(seen.kind),
  goods: seen.goods,
  isFamily: (code) => isFamily(code, seen),
  pictureOf: (file) => seen.written.pictures.get(file),
  hrefOf: (target) => (/^(?:category|product):/.test(target) ? inCatalogue(target, seen) : pathOf(target, seen)),
});
