import type { Locale } from '../contract/locales.js';
import { facetKeys, type Category, type ProductCard, type ProductPage, type Suggestions } from '../contract/product.js';
import { Problem } from '../contract/errors.js';
import { href } from '../contract/routes.js';
import { bestOf } from './find-families.js';
import type { ListedCategory } from './listing.types.js';
import type { ListingIndex } from './listing-index.js';
import type { Listing, ListingQuery } from './listing-query.js';
import { narrow } from './narrow-listing.js';
import { pageOrdinals } from './page-ordinals.js';
import { presentCategoryPage, presentFacet, presentListedCategory, presentRange, presentSuggestedCategories } from './present-lists.js';
import { readSearch, type Search, type SearchSource } from './read-search.js';
import { asColourFamily } from '../domain/colour-families.js';
import { asMaterial } from '../domain/materials.js';

const suggested = { products: 5, categories: 3 };
/** Number of related products: one row of the page. */
export const relatedCount = 4;

/** A catalogue: its index, its words, and what it shows of families. */
export interface SearchedCatalogue {
  index: ListingIndex;
  words: SearchSource;
  /**
   * Cards of families in the given order. A family without data is left out.
   * @param chosen colour families and formats; a card shows the first variant that has one of them
   */
  cardsOf(ordinals: readonly number[], search: Search | undefined, chosen: readonly string[]): Promise<ProductCard[]>;
  suggestionsOf(ordinals: readonly number[], search: Search): Promise<Suggestions['products']>;
}

/** A page of families with facets and counts. Beyond the last page it has no items. */
export const answerList = async ({ index, words, cardsOf }: SearchedCatalogue, asked: Listing, locale: Locale): Promise<ProductPage> => {
  const listing = {
    ...asked,
    ...(asked.colour && { colour: [...new Set(asked.colour.map(asColourFamily))] }),
    ...(asked.material && { material: [...new Set(asked.material.map(asMaterial))] }),
  };
  const search = listing.q === undefined ? undefined : await readSearch(words, index, locale, listing.q);
  const query: ListingQuery = { listing, locale, search };
  const { families, counts } = narrow(index, query);
  return {
    items: await cardsOf(pageOrdinals(index, query, families), search, [...(listing.colour ?? []), ...(listing.shape ?? [])]),
    total: counts.total,
    page: listing.page,
    pageSize: listing.pageSize,
    facets: facetKeys.map((key) => presentFacet(key, counts.tallies, query)),
    categories: index.categories.map((row) => presentListedCategory(row, counts.tallies, query)),
    priceRange: presentRange(counts.range, locale),
    didYouMean: search?.didYouMean ?? null,
  };
};

/** Suggested products and categories for an incomplete search. */
export const answerSuggestions = async ({ index, words, suggestionsOf }: SearchedCatalogue, q: string, locale: Locale): Promise<Suggestions> => {
  const search = await readSearch(words, index, locale, q, true);
  const best = bestOf(search.found, index.orders.popular, search.found.families, suggested.products);
  return {
    products: await suggestionsOf(best, search),
    categories: presentSuggestedCategories(index.categories, locale, search).slice(0, suggested.categories),
  };
};

/** A category by its slug. @throws Problem NOT_FOUND; for a slug of another locale with the page's path in this locale as `instance` */
export const answerCategory = (rows: readonly ListedCategory[], locale: Locale, slug: string): Category => {
  const row = rows.find(({ category }) => category.texts[locale].slug === slug);
  if (row) {
    const parent = rows.find(({ category }) => category.id === row.category.parentId);
    return presentCategoryPage(row, parent, locale);
  }
  const foreign = rows.find(({ category }) => Object.values(category.texts).some((texts) => texts.slug === slug));
  throw new Problem('NOT_FOUND', foreign ? { instance: href('categoryDetail', locale, { slug: foreign.category.texts[locale].slug }) } : {});
};
