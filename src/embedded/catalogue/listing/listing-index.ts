import { TypedFastBitSet } from 'typedfastbitset';
import type { Currency } from '../../../contract/locales.js';
import type { FacetKey, ProductSort } from '../../../contract/product.js';
import type { CategoryRow } from './load-listing.js';
import type { TagCounts } from './tag-counts.js';
import type { Texts } from '../catalogue.types.js';

/** A set of families, by their ordinals. */
export type Families = TypedFastBitSet;

/** A facet value or a category, and the families that have it. */
export interface Tag {
  facet: Exclude<FacetKey, 'inStock'> | 'category';
  value: string;
  label: Texts;
  position: number;
  families: Families;
}

/** In-memory index of the families on sale, by which lists filter, count and sort. Arrays are indexed by ordinal or contain ordinals. */
export interface ListingIndex {
  /** Id of the table rebuild (`listing_edition`) it was loaded from; null: the tables are empty. */
  edition: string | null;
  productIds: readonly string[];
  everything: Families;
  /** Gross prices in minor units, by ordinal. */
  gross: Record<Currency, Int32Array>;
  inStock: Families;
  tags: readonly Tag[];
  tagCounts: TagCounts;
  /** In menu order. */
  categories: readonly CategoryRow[];
  /** Ordinals of all families, sorted in each order that lists offer. */
  orders: Record<Order, Int32Array>;
}

/** Sort orders of lists and their SQL; prices have one per currency. */
export const orderTable = {
  popular: 'popularity desc',
  newest: 'since desc',
  absorption: 'alpha desc',
  priceAscEUR: 'gross_eur',
  priceDescEUR: 'gross_eur desc',
  priceAscGBP: 'gross_gbp',
  priceDescGBP: 'gross_gbp desc',
} as const;
export type Order = keyof typeof orderTable;

export const orderOf = (sort: Exclude<ProductSort, 'relevance'>, currency: Currency): Order => (sort === 'priceAsc' || sort === 'priceDesc' ? `${sort}${currency}` : sort);

/** The set of these ordinals, trimmed to the memory it needs. */
export const familiesOf = (ordinals: Iterable<number>): Families => {
  const families = new TypedFastBitSet(ordinals);
  families.trim();
  return families;
};

/** The families whose value lies between two, both included. It is a plain loop for speed, because it visits the whole catalogue. */
export const familiesBetween = (values: Int32Array | Uint8Array, least: number, most: number): Families => {
  const words = new Uint32Array((values.length + 31) >>> 5);
  for (let word = 0; word < words.length; word += 1) {
    let bits = 0;
    const end = Math.min(values.length, (word + 1) * 32);
    for (let at = word * 32; at < end; at += 1) if (values[at]! >= least && values[at]! <= most) bits |= 1 << at;
    words[word] = bits;
  }
  return TypedFastBitSet.fromWords(words);
};

/** Binary search: number of families whose value is below `least`. @param order ordinals, sorted by `values` */
const countBelow = (order: Int32Array, values: Int32Array, least: number): number => {
  let [from, to] = [0, order.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (values[order[middle]!]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The families whose gross price lies between two, both included. The set is built from the families inside or outside the range, whichever are fewer. */
export const pricedBetween = ({ gross, orders, everything }: ListingIndex, currency: Currency, least: number, most: number): Families => {
  const order = orders[orderOf('priceAsc', currency)];
  const from = countBelow(order, gross[currency], least);
  const to = Math.max(from, countBelow(order, gross[currency], most + 1));
  const isInside = to - from < order.length / 2;
  const words = isInside ? new Uint32Array(everything.words.length) : everything.words.slice();
  const flip = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) words[order[at]! >>> 5]! ^= 1 << order[at]!;
  };
  if (isInside) flip(from, to);
  else {
    flip(0, from);
    flip(to, order.length);
  }
  return TypedFastBitSet.fromWords(words);
};

/** Intersection of the sets; `everything` when there are none. */
export const common = (sets: readonly Families[], everything: Families): Families => {
  const [first = everything, ...others] = sets;
  return others.length === 0 ? first : others.reduce((some, other) => some.intersection(other), first.clone());
};

export const unionOf = (sets: readonly Families[]): Families => sets.reduce((some, other) => some.union(other), familiesOf([]));

/** The first `count` ordinals of `order` that are in the set, after the first `skipped` ones. */
export const firstOf = (order: Int32Array, families: Families, count: number, skipped = 0): number[] => {
  const found: number[] = [];
  let left = skipped;
  for (let at = 0; at < order.length && found.length < count; at += 1) {
    if (!families.has(order[at]!)) continue;
    if (left > 0) left -= 1;
    else found.push(order[at]!);
  }
  return found;
};

/** Approximate memory of an index in bytes. */
export const sizeOf = ({ gross, inStock, everything, tags, tagCounts, orders, productIds }: ListingIndex): number => {
  const arrays = [...Object.values(gross), ...Object.values(orders), ...[inStock, everything, ...tags.map(({ families }) => families)].map(({ words }) => words)];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) + productIds.reduce((sum, id) => sum + id.length + 16, tagCounts.byteLength);
};
