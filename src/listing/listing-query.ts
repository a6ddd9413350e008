import type { z } from 'zod';
import type { Locale } from '../contract/locales.js';
import type { FacetKey, ListProducts } from '../contract/product.js';
import type { Search } from './read-search.js';

export type Listing = z.output<typeof ListProducts>;

/** A list request: filters, sort order and page, the locale, and the result of its search; undefined without search words. */
export interface ListingQuery {
  listing: Listing;
  locale: Locale;
  search: Search | undefined;
}

/** Number of families that have a facet value or are in a category. */
export interface Tally {
  facet: FacetKey | 'category';
  value: string;
  label: string;
  position: number;
  count: number;
}
export interface Counts {
  total: number;
  /** Gross prices in minor units; null for an empty list. */
  range: { min: number; max: number } | null;
  tallies: Tally[];
}
