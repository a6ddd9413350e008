import { type Locale, locales } from '../../contract/locales.js';
import { imagesFor } from '../../domain/sku-pattern.js';
import type { Catalogue, CategoryEntry } from './catalogue-files.js';
import { localeTexts } from './locale-texts.js';
import { skuOf, slugOf } from './variant.js';

/** A slug with its file and field. */
interface Written {
  slug: string;
  place: string;
}

const doubles = (slugs: Written[], locale: Locale): string[] => {
  const places = Map.groupBy(slugs, ({ slug }) => slug);
  return [...places].filter(([, all]) => all.length > 1).map(([slug, all]) => `${all.map(({ place }) => place).join(' and ')}: the slug ${slug} is used twice in ${locale}`);
};

const slugFaults = ({ categories, products, colours }: Catalogue): string[] =>
  locales.flatMap((locale) => {
    const ofCategories = categories.map(({ id, texts }) => ({ slug: localeTexts(texts, locale).slug, place: `categories.json (${id}): texts` }));
    const ofProducts = products.flatMap((family) => {
      const { slug } = localeTexts(family.texts, locale);
      return family.variants.flatMap(({ colour }, position) => {
        const look = colours[colour];
        return look ? [{ slug: slugOf(slug, look, position, locale), place: `products/${family.code}.json (${colour}): texts` }] : [];
      });
    });
    return [...doubles(ofCategories, locale), ...doubles(ofProducts, locale)];
  });

/** Reports a parent that does not exist or is listed after its child. */
const treeFaults = ({ id, parent }: CategoryEntry, categories: readonly CategoryEntry[]): string[] => {
  if (parent === undefined) return [];
  const place = `categories.json (${id}): parent`;
  const above = categories.findIndex((entry) => entry.id === parent);
  if (above < 0) return [`${place}: unknown category ${parent}`];
  // A parent must be listed before its children, which also excludes cycles.
  return above < categories.findIndex((entry) => entry.id === id) ? [] : [`${place}: ${parent} must be listed before ${id}`];
};

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Checks across files: unknown references, values of the wrong type, duplicate slugs.
 * @param day calendar day by which a reduction must have begun, because the catalogue contains current prices
 */
export const faultsBetween = (catalogue: Catalogue, day = today()): string[] => {
  const { categories, attributes, colours, products, pictures } = catalogue;
  const ids = new Set(categories.map(({ id }) => id));
  const missing = (place: string, file: string) => (pictures.has(file) ? [] : [`${place}: ${file} is not in the manifest`]);
  const ofProducts = products.flatMap((family) => {
    const place = `products/${family.code}.json`;
    return [
      ...family.categories.filter((id) => !ids.has(id)).map((id) => `${place}: categories: unknown category ${id}`),
      ...family.variants.filter(({ colour }) => !colours[colour]).map(({ colour }) => `${place}: variants: unknown colour ${colour}`),
      ...family.variants
        .filter(({ colour }) => imagesFor(skuOf(family.code, colour), family.pictures).length === 0)
        .map(({ colour }) => `${place}: pictures: no picture of the colour ${colour}`),
      ...(family.reduction && family.reduction.from > day ? [`${place}: reduction.from: ${family.reduction.from} is in the future`] : []),
      ...family.pictures.flatMap(({ file }, at) => missing(`${place}: pictures.${at}.file`, file)),
      ...Object.entries(family.attributes).flatMap(([key, value]) => {
        const kind = attributes[key]?.type;
        if (!kind) return [`${place}: attributes: unknown attribute ${key}`];
        return (kind === 'number') === (typeof value === 'number') ? [] : [`${place}: attributes.${key}: must be a ${kind}`];
      }),
    ];
  });
  const ofCategories = categories.flatMap((entry) => [
    ...missing(`categories.json (${entry.id}): picture`, entry.picture),
    ...treeFaults(entry, categories),
    ...(entry.completes ?? []).filter((other) => !ids.has(other)).map((other) => `categories.json (${entry.id}): completes: unknown category ${other}`),
  ]);
  const doubledCodes = products.filter(({ code }, at) => products.findIndex((other) => other.code === code) !== at).map(({ code }) => `products: the code ${code} is used twice`);
  return [...ofCategories, ...ofProducts, ...doubledCodes, ...slugFaults(catalogue)];
};
