import type { z } from 'zod';
import type { Locale } from '../../../contract/locales.js';
import type { FacetKey, ListProducts } from '../../../contract/product.js';
import type { Search } from '../search/read-search.js';

export type Listing = z.output<typeof ListProducts>;

/** What is asked for: a listing, and its search words as the catalogue knows them. */
export interface Asked {
  listing: Listing;
  locale: Locale;
  search: Search | undefined;
}

/** Families by a value of a facet, or by a category. */
export interface Tally {
  facet: FacetKey | 'category';
  value: string;
  label: string;
  position: number;
  count: number;
}
export interface Counts {
  total: number;
  /** Gross; null for an empty list. */
  range: { min: number; max: number } | null;
  tallies: Tally[];
}
