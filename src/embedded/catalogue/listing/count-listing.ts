import { localeTable } from '../../../contract/locales.js';
import { facetKeys } from '../../../contract/product.js';
import type { Asked, Counts, Tally } from './asked.js';
import { common, type Families, familiesBetween, firstOf, type ListingIndex, orderOf, unionOf } from './listing-index.js';

type Narrowing = Tally['facet'] | 'price';

const withAny = ({ tags }: ListingIndex, facet: Narrowing, values: readonly string[]): Families =>
  unionOf(tags.filter((tag) => tag.facet === facet && values.includes(tag.value)).map(({ families }) => families));

/** What each way of narrowing leaves over, of all there is. */
const narrowed = (index: ListingIndex, { listing, locale }: Asked): Map<Narrowing, Families> => {
  const sets = new Map<Narrowing, Families>();
  const { category, minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = listing;
  const gross = index.gross[localeTable[locale].currency];
  if (listing.minPrice !== undefined || listing.maxPrice !== undefined) sets.set('price', familiesBetween(gross, minPrice, maxPrice));
  if (category !== undefined) sets.set('category', withAny(index, 'category', [category]));
  if (listing.inStock) sets.set('inStock', index.inStock);
  for (const facet of facetKeys) {
    const values = facet === 'inStock' ? undefined : listing[facet];
    if (values?.length) sets.set(facet, withAny(index, facet, values));
  }
  return sets;
};

/** The families of a list, and its counts: those of a facet, a category or the price are not narrowed by the own choice. */
export interface Narrowed {
  families: Families;
  counts: Counts;
}

export const narrow = (index: ListingIndex, asked: Asked): Narrowed => {
  const sets = narrowed(index, asked);
  const found = asked.search ? [asked.search.found.families] : [];
  const but = (left?: Narrowing) => common([...found, ...[...sets].flatMap(([narrowing, families]) => (narrowing === left ? [] : [families]))], index.everything);
  const families = but();
  const without = (left: Narrowing) => (sets.has(left) ? but(left) : families);
  return { families, counts: { total: families.size(), range: rangeOf(index, asked, without('price')), tallies: talliesOf(index, asked, without) } };
};

const rangeOf = ({ gross, orders }: ListingIndex, { locale }: Asked, families: Families): Counts['range'] => {
  const { currency } = localeTable[locale];
  const [least] = firstOf(orders[orderOf('priceAsc', currency)], families, 1);
  const [most] = firstOf(orders[orderOf('priceDesc', currency)], families, 1);
  return least === undefined || most === undefined ? null : { min: gross[currency][least]!, max: gross[currency][most]! };
};

/** Values that are asked for and that nothing is left of are named all the same. */
const talliesOf = (index: ListingIndex, { listing, locale }: Asked, without: (left: Narrowing) => Families): Tally[] => {
  const of = new Map<Narrowing, Families>(([...facetKeys, 'category'] as const).map((facet) => [facet, without(facet)]));
  const isAsked = (facet: Tally['facet'], value: string) => facet !== 'category' && facet !== 'inStock' && (listing[facet] as string[] | undefined)?.includes(value);
  const tallies = index.tags.flatMap(({ facet, value, label, position, families }): Tally[] => {
    const count = families.intersection_size(of.get(facet)!);
    return count || isAsked(facet, value) ? [{ facet, value, label: label[localeTable[locale].language], position, count }] : [];
  });
  const available = index.inStock.intersection_size(of.get('inStock')!);
  return available ? [...tallies, { facet: 'inStock', value: 'true', label: 'true', position: 0, count: available }] : tallies;
};
