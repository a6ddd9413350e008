import { TypedFastBitSet } from 'typedfastbitset';
import type { Currency, Locale } from '../contract/locales.js';
import type { ProductSort } from '../contract/product.js';
import type { Families, Tag } from './families.js';
import type { ListedCategory } from './listing.types.js';
import type { TagCounts } from './tag-counts.js';

/** In-memory index of the families on sale, by which lists filter, count and sort. Arrays are indexed by ordinal or contain ordinals. */
export interface ListingIndex {
  /** Id of the table rebuild (`listing_edition`) it was loaded from; null: the tables are empty. */
  edition: string | null;
  productIds: readonly string[];
  everything: Families;
  inStock: Families;
  /** Families with texts in a locale, for locales in which some have none; those are not listed there. */
  translated?: Partial<Record<Locale, Families>>;
  tags: readonly Tag[];
  tagCounts: TagCounts;
  /** In menu order. */
  categories: readonly ListedCategory[];
  /** Ordinals of all families, sorted in each order that lists offer, except by price. */
  orders: Record<Order, Int32Array>;
  prices: Record<Currency, PriceList>;
}

/** Sort orders of lists and their SQL. */
export const orderTable = { popular: 'popularity desc', newest: 'since desc', absorption: 'alpha desc' } as const;
export const priceOrderTable = { priceAsc: 'gross', priceDesc: 'gross desc' } as const;
export type Order = keyof typeof orderTable;
export type PriceOrder = keyof typeof priceOrderTable;

/** Prices of all families in one currency, and the ordinals sorted by them. */
export interface PriceList extends Record<PriceOrder, Int32Array> {
  /** Gross prices in minor units, by ordinal; 0: the family has none in this currency. */
  gross: Int32Array;
}

/** Ordinals of all families in a sort order. */
export const orderOf = ({ orders, prices }: ListingIndex, sort: Exclude<ProductSort, 'relevance'>, currency: Currency): Int32Array =>
  sort === 'priceAsc' || sort === 'priceDesc' ? prices[currency][sort] : orders[sort];

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
export const pricedBetween = ({ prices, everything }: ListingIndex, currency: Currency, least: number, most: number): Families => {
  const { gross, priceAsc: order } = prices[currency];
  const from = countBelow(order, gross, least);
  const to = Math.max(from, countBelow(order, gross, most + 1));
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
export const sizeOf = ({ prices, inStock, everything, tags, tagCounts, orders, productIds }: ListingIndex): number => {
  const arrays = [
    ...Object.values(orders),
    ...Object.values(prices).flatMap((list) => Object.values(list) as Int32Array[]),
    ...[inStock, everything, ...tags.map(({ families }) => families)].map(({ words }) => words),
  ];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) + productIds.reduce((sum, id) => sum + id.length + 16, tagCounts.byteLength);
};
