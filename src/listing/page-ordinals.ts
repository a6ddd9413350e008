import { localeTable } from '../contract/locales.js';
import { bestOf } from './find-families.js';
import type { ListingQuery } from './listing-query.js';
import { firstOf, type ListingIndex, orderOf } from './listing-index.js';
import type { Families } from './families.js';

/** Ordinals of the families on the requested page, sorted. */
export const pageOrdinals = (index: ListingIndex, { listing, locale, search }: ListingQuery, families: Families): number[] => {
  const { page, pageSize, sort } = listing;
  const skipped = (page - 1) * pageSize;
  const order = orderOf(index, sort === 'relevance' ? 'popular' : sort, localeTable[locale].currency);
  return search && sort === 'relevance' ? bestOf(search.found, order, families, pageSize, skipped) : firstOf(order, families, pageSize, skipped);
};
