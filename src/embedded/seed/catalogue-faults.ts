import { type Locale, locales } from '../../contract/locales.js';
import { imagesFor } from '../../domain/sku-pattern.js';
import type { Catalogue, CategoryEntry } from './catalogue-files.js';
import { localeTexts } from './locale-texts.js';
import { skuOf, slugOf } from './variant.js';

/** A slug and where it is written. */
interface Written {
  slug: string;
  place: string;
}

const doubles = (slugs: Written[], locale: Locale): string[] => {
  const places = Map.groupBy(slugs, ({ slug }) => slug);
  return [...places].filter(([, all]) => all.length > 1).map(([slug, all]) => `${all.map(({ place }) => place).join(' and ')}: the slug ${slug} stands twice in ${locale}`);
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

/** A parent that is not there, that stands below its child, or behind it in the menu. */
const treeFaults = ({ id, parent }: CategoryEntry, categories: readonly CategoryEntry[]): string[] => {
  if (parent === undefined) return [];
  const place = `categories.json (${id}): parent`;
  const above = categories.findIndex((entry) => entry.id === parent);
  if (above < 0) return [`${place}: there is no ${parent}`];
  // A parent stands first, so that there are no circles.
  return above < categories.findIndex((entry) => entry.id === id) ? [] : [`${place}: ${parent} must stand before it`];
};

const today = () => new Date().toISOString().slice(0, 10);

/**
 * What no single file shows: names that point nowhere, values of the wrong kind, slugs that stand twice.
 * @param day calendar day on which a reduction must have begun: the catalogue says what goods cost now
 */
export const faultsBetween = (catalogue: Catalogue, day = today()): string[] => {
  const { categories, attributes, colours, products, pictures } = catalogue;
  const ids = new Set(categories.map(({ id }) => id));
  const missing = (place: string, file: string) => (pictures.has(file) ? [] : [`${place}: the manifest has no ${file}`]);
  const ofProducts = products.flatMap((family) => {
    const place = `products/${family.code}.json`;
    return [
      ...family.categories.filter((id) => !ids.has(id)).map((id) => `${place}: categories: there is no ${id}`),
      ...family.variants.filter(({ colour }) => !colours[colour]).map(({ colour }) => `${place}: variants: there is no colour ${colour}`),
      ...family.variants.filter(({ colour }) => imagesFor(skuOf(family.code, colour), family.pictures).length === 0).map(({ colour }) => `${place}: pictures: ${colour} has none`),
      ...(family.reduction && family.reduction.from > day ? [`${place}: reduction.from: ${family.reduction.from} is still to come`] : []),
      ...family.pictures.flatMap(({ file }, at) => missing(`${place}: pictures.${at}.file`, file)),
      ...Object.entries(family.attributes).flatMap(([key, value]) => {
        const kind = attributes[key]?.type;
        if (!kind) return [`${place}: attributes: there is no ${key}`];
        return (kind === 'number') === (typeof value === 'number') ? [] : [`${place}: attributes.${key}: must be a ${kind}`];
      }),
    ];
  });
  const ofCategories = categories.flatMap((entry) => [
    ...missing(`categories.json (${entry.id}): picture`, entry.picture),
    ...treeFaults(entry, categories),
    ...(entry.completes ?? []).filter((other) => !ids.has(other)).map((other) => `categories.json (${entry.id}): completes: there is no ${other}`),
  ]);
  const doubledCodes = products.filter(({ code }, at) => products.findIndex((other) => other.code === code) !== at).map(({ code }) => `products: the code ${code} stands twice`);
  return [...ofCategories, ...ofProducts, ...doubledCodes, ...slugFaults(catalogue)];
};
