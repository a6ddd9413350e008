import { localeTable } from '../contract/locales.js';
import { facetKeys } from '../contract/product.js';
import type { Counts, ListingQuery, Tally } from './listing-query.js';
import { firstOf, type ListingIndex, pricedBetween } from './listing-index.js';
import { common, type Families, unionOf } from './families.js';
import type { Subset } from './tag-counts.js';

type Narrowing = Tally['facet'] | 'price';
/** The families that match all filters except one. */
type Without = (own: Narrowing) => Subset;

const withAny = ({ tags }: ListingIndex, facet: Narrowing, values: readonly string[]): Subset => {
  const chosen = tags.flatMap((tag, place) => (tag.facet === facet && values.includes(tag.value) ? [{ families: tag.families, within: place }] : []));
  return chosen.length === 1 ? chosen[0]! : { families: unionOf(chosen.map(({ families }) => families)) };
};

/** For each active filter, the families that match it. */
const narrowed = (index: ListingIndex, { listing, locale }: ListingQuery): Map<Narrowing, Subset> => {
  const sets = new Map<Narrowing, Subset>();
  const { category, minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = listing;
  if (listing.minPrice !== undefined || listing.maxPrice !== undefined) sets.set('price', { families: pricedBetween(index, localeTable[locale].currency, minPrice, maxPrice) });
  if (category !== undefined) sets.set('category', withAny(index, 'category', [category]));
  if (listing.inStock) sets.set('inStock', { families: index.inStock });
  for (const facet of facetKeys) {
    const values = facet === 'inStock' ? undefined : listing[facet];
    if (values?.length) sets.set(facet, withAny(index, facet, values));
  }
  return sets;
};

/** The families that match all filters, and the counts. Counts of a facet, of categories and of prices ignore the filter on that same facet. */
export interface Narrowed {
  families: Families;
  counts: Counts;
}

export const narrow = (index: ListingIndex, query: ListingQuery): Narrowed => {
  const sets = narrowed(index, query);
  const found: Subset[] = [query.search?.found.families, index.translated?.[query.locale]].flatMap((families) => (families ? [{ families }] : []));
  const allExcept = (own?: Narrowing): Subset => {
    const others = [...found, ...[...sets].flatMap(([narrowing, left]) => (narrowing === own ? [] : [left]))];
    const all = others.map(({ families }) => families);
    return { families: common(all, index.everything), within: others.find(({ within }) => within !== undefined)?.within };
  };
  const left = allExcept();
  const without: Without = (own) => (sets.has(own) ? allExcept(own) : left);
  const { families } = left;
  return { families, counts: { total: families.size(), range: rangeOf(index, query, without('price').families), tallies: talliesOf(index, query, without) } };
};

const rangeOf = ({ prices }: ListingIndex, { locale }: ListingQuery, families: Families): Counts['range'] => {
  const { gross, priceAsc, priceDesc } = prices[localeTable[locale].currency];
  const [least] = firstOf(priceAsc, families, 1);
  const [most] = firstOf(priceDesc, families, 1);
  return least === undefined || most === undefined ? null : { min: gross[least]!, max: gross[most]! };
};

/** Selected values are listed even when their count is 0. */
const talliesOf = ({ tags, tagCounts, inStock }: ListingIndex, { listing, locale }: ListingQuery, without: Without): Tally[] => {
  const of = new Map<Narrowing, Subset>(([...facetKeys, 'category'] as const).map((facet) => [facet, without(facet)]));
  const together = Map.groupBy(tags, ({ facet }) => of.get(facet)!);
  const counters = new Map([...together].map(([subset, { length }]) => [subset, tagCounts.of(subset, length)]));
  const isSelected = (facet: Tally['facet'], value: string) => facet !== 'category' && facet !== 'inStock' && (listing[facet] as string[] | undefined)?.includes(value);
  const tallies = tags.flatMap(({ facet, value, label, position }, place): Tally[] => {
    const count = counters.get(of.get(facet)!)!(place);
    return count || isSelected(facet, value) ? [{ facet, value, label: label[localeTable[locale].language], position, count }] : [];
  });
  const available = inStock.intersection_size(of.get('inStock')!.families);
  return available ? [...tallies, { facet: 'inStock', value: 'true', label: 'true', position: 0, count: available }] : tallies;
};
