import { type Locale, locales, localeTable } from '../contract/locales.js';
import type { Category, CategorySummary, Facet, FacetKey, Fragment, Picture, ProductPage, Suggestions } from '../contract/product.js';
import { fragmentsOf, type Matched } from '../domain/fragments.js';
import { colourFamilyNames } from './colour-family-names.js';
import type { ListedCategory, StoredPicture, Texts } from './listing.types.js';
import type { Counts, ListingQuery, Tally } from './listing-query.js';
import { materialNames } from './material-names.js';
import { type ColourFamily, colourFamilies, colourFamilyIds } from '../domain/colour-families.js';

const languageOf = (locale: Locale) => localeTable[locale].language;

export const presentPicture = ({ file, width, height, alt, placeholder }: Omit<StoredPicture, 'sku'>, locale: Locale): Picture => ({
  file,
  width,
  height,
  alt: alt[languageOf(locale)],
  placeholder: placeholder ?? null,
});

/** Limit of the values of one facet. */
const maxValues = 50;
const byOrder = (one: Tally, other: Tally) => one.position - other.position || other.count - one.count || one.value.localeCompare(other.value);

const swatchOf = (key: FacetKey, value: string): string | null => (key === 'colour' && Object.hasOwn(colourFamilies, value) ? colourFamilies[value as ColourFamily] : null);

/** Names of values that links of other shops can select, although no product of this shop has them. */
const namesOf: Partial<Record<FacetKey, Readonly<Record<string, Texts>>>> = { colour: colourFamilyNames, material: materialNames };
const unusedTallies = (key: FacetKey, values: readonly string[], locale: Locale): Tally[] => {
  const names = namesOf[key] ?? {};
  return values.flatMap((value, at) =>
    Object.hasOwn(names, value) ? [{ facet: key, value, label: names[value]![languageOf(locale)], position: colourFamilyIds.length + at, count: 0 }] : [],
  );
};

/** A facet of a list. Values are sorted by position, then by count. Selected values are included beyond the limit, and when no product has them. */
export const presentFacet = (key: FacetKey, tallies: readonly Tally[], { listing, locale }: Pick<ListingQuery, 'listing' | 'locale'>): Facet => {
  const chosen = new Set([listing[key] ?? []].flat().map(String));
  const used = tallies.filter(({ facet }) => facet === key);
  const unused = [...chosen].filter((value) => used.every((tally) => tally.value !== value));
  const values = [...used, ...unusedTallies(key, unused, locale)].toSorted(byOrder);
  const shown = values.filter(({ value }, at) => at < maxValues || chosen.has(value));
  return { key, values: shown.map(({ value, label, count }) => ({ value, label, count, isSelected: chosen.has(value), hex: swatchOf(key, value) })) };
};

/** A category in the filter of a list. */
export const presentListedCategory = ({ category }: ListedCategory, tallies: readonly Tally[], { listing, locale }: ListingQuery): ProductPage['categories'][number] => {
  const { name, slug } = category.texts[locale];
  const count = tallies.find(({ facet, value }) => facet === 'category' && value === category.id)?.count ?? 0;
  return { id: category.id, name, slug, parentId: category.parentId, count, isSelected: category.id === listing.category };
};

export const presentRange = (range: Counts['range'], locale: Locale): ProductPage['priceRange'] => {
  const { currency } = localeTable[locale];
  return range && { min: { amount: range.min, currency }, max: { amount: range.max, currency } };
};

/** A category in a menu or on a tile. */
export const presentCategory = ({ category, productCount }: ListedCategory, locale: Locale): CategorySummary => {
  const { name, slug, summary } = category.texts[locale];
  return { id: category.id, name, slug, parentId: category.parentId, summary, picture: presentPicture(category.picture, locale), productCount };
};

const matchesIn = (fragments: readonly Fragment[]) => fragments.filter(({ isMatch }) => isMatch).length;

/** Categories whose names match the search, those with most matching parts first. */
export const presentSuggestedCategories = (rows: readonly ListedCategory[], locale: Locale, { typed, words }: Matched): Suggestions['categories'] => {
  const language = languageOf(locale);
  return rows
    .map(({ category: { id, texts } }) => ({ id, name: texts[locale].name, slug: texts[locale].slug, fragments: fragmentsOf(texts[locale].name, { typed, words }, language) }))
    .filter(({ fragments }) => matchesIn(fragments) > 0)
    .toSorted((one, other) => matchesIn(other.fragments) - matchesIn(one.fragments));
};

/** A category as other responses name it. */
export const presentCategoryRef = ({ category: { id, texts } }: ListedCategory, locale: Locale) => ({ id, name: texts[locale].name, slug: texts[locale].slug });

/** A category for its page. */
export const presentCategoryPage = (row: ListedCategory, parent: ListedCategory | undefined, locale: Locale): Category => ({
  ...presentCategory(row, locale),
  parent: parent ? presentCategoryRef(parent, locale) : null,
  description: row.category.texts[locale].description,
  slugs: slugsByLocale(locales.map((each) => ({ locale: each, slug: row.category.texts[each].slug }))),
});

export const slugsByLocale = (rows: readonly { locale: Locale; slug: string }[]): Record<Locale, string> =>
  Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug])) as Record<Locale, string>;
