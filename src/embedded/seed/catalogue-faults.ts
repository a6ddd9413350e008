import { type Locale, locales, localeTable } from '../../contract/locales.js';
import { imagesFor } from '../../domain/sku-pattern.js';
import type { CatalogueFault, EntryKind } from '../catalogue-changes/catalogue-changes.types.js';
import type { Catalogue, CategoryEntry, ProductEntry } from './catalogue-files.js';
import { localeTexts } from './locale-texts.js';
import { skuOf, slugOf } from './variant.js';

/** A slug with its entry and field. */
interface WrittenSlug extends Pick<CatalogueFault, 'kind' | 'key' | 'path'> {
  slug: string;
}

const faultOf =
  (kind: EntryKind, key: string) =>
  (path: string, message: string): CatalogueFault => ({ kind, key, path, message });

const slugPath = (texts: Partial<Record<Locale, { slug?: string | undefined } | undefined>>, locale: Locale): string =>
  `texts.${texts[locale]?.slug === undefined ? localeTable[locale].language : locale}.slug`;

/** The slugs of a family in a locale, one for each colour; none without texts in its language. */
export const slugsOf = (family: ProductEntry, { colours }: Pick<Catalogue, 'colours'>, locale: Locale): WrittenSlug[] => {
  const texts = localeTexts(family.texts, locale);
  if (!texts) return [];
  return family.variants.flatMap(({ colour }, position) => {
    const look = colours[colour];
    return look ? [{ slug: slugOf(texts.slug, look, position, locale), kind: 'family' as const, key: family.code, path: slugPath(family.texts, locale) }] : [];
  });
};

const doubles = (slugs: readonly WrittenSlug[], locale: Locale): CatalogueFault[] =>
  [...Map.groupBy(slugs, ({ slug }) => slug).values()]
    .filter((all) => all.length > 1)
    .flatMap((all) => all.map(({ slug, kind, key, path }, at) => ({ kind, key, path, message: `${slug} is also the slug of ${all[at === 0 ? 1 : 0]!.key} in ${locale}` })));

const slugFaults = (catalogue: Catalogue): CatalogueFault[] =>
  locales.flatMap((locale) => {
    const ofCategories = catalogue.categories.flatMap(({ id, texts }) => {
      const slug = localeTexts(texts, locale)?.slug;
      return slug === undefined ? [] : [{ slug, kind: 'category' as const, key: id, path: slugPath(texts, locale) }];
    });
    const ofProducts = catalogue.products.flatMap((family) => slugsOf(family, catalogue, locale));
    return [...doubles(ofCategories, locale), ...doubles(ofProducts, locale)];
  });

/** Reports a parent that does not exist or is listed after its child. */
const treeFaults = ({ id, parent }: CategoryEntry, positions: ReadonlyMap<string, number>): CatalogueFault[] => {
  if (parent === undefined) return [];
  const fault = faultOf('category', id);
  const above = positions.get(parent);
  if (above === undefined) return [fault('parent', `unknown category ${parent}`)];
  // A parent must be listed before its children, which also excludes cycles.
  return above < positions.get(id)! ? [] : [fault('parent', `${parent} must be listed before ${id}`)];
};

/** Faults of a family against the other entries: unknown references and values of the wrong type. */
const familyFaults = (family: ProductEntry, { attributes, colours, pictures }: Catalogue, categories: ReadonlyMap<string, number>): CatalogueFault[] => {
  const fault = faultOf('family', family.code);
  const known = family.variants.filter(({ colour }) => colours[colour]);
  return [
    ...family.categories.filter((id) => !categories.has(id)).map((id) => fault('categories', `unknown category ${id}`)),
    ...family.variants.filter(({ colour }) => !colours[colour]).map(({ colour }) => fault('variants', `unknown colour ${colour}`)),
    ...known
      .filter(({ colour }) => imagesFor(skuOf(family.code, colour), family.pictures).length === 0)
      .map(({ colour }) => fault('pictures', `no picture of the colour ${colour}`)),
    ...family.pictures.flatMap(({ file }, at) => (pictures.has(file) ? [] : [fault(`pictures.${at}.file`, `${file} is not a known picture`)])),
    ...Object.entries(family.attributes).flatMap(([key, value]) => {
      const kind = attributes[key]?.type;
      if (!kind) return [fault('attributes', `unknown attribute ${key}`)];
      return (kind === 'number') === (typeof value === 'number') ? [] : [fault(`attributes.${key}`, `must be a ${kind}`)];
    }),
  ];
};

/** Checks across entries: unknown references, values of the wrong type, duplicate codes and slugs. */
export const faultsBetween = (catalogue: Catalogue): CatalogueFault[] => {
  const { categories, products, pictures } = catalogue;
  const positions = new Map(categories.map(({ id }, at) => [id, at]));
  const ofCategories = categories.flatMap((entry) => [
    ...(pictures.has(entry.picture) ? [] : [faultOf('category', entry.id)('picture', `${entry.picture} is not a known picture`)]),
    ...treeFaults(entry, positions),
    ...(entry.completes ?? []).filter((other) => !positions.has(other)).map((other) => faultOf('category', entry.id)('completes', `unknown category ${other}`)),
  ]);
  const codes = Map.groupBy(products, ({ code }) => code);
  const doubled = [...codes].filter(([, families]) => families.length > 1).map(([code]) => faultOf('family', code)('code', 'is used twice'));
  return [...ofCategories, ...products.flatMap((family) => familyFaults(family, catalogue, positions)), ...doubled, ...slugFaults(catalogue)];
};
