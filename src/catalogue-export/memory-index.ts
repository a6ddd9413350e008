import { currencies, type Currency } from '../contract/locales.js';
import { familiesOf, type Tag as IndexedTag } from '../listing/families.js';
import type { Tag } from '../listing/family-tags.js';
import type { ListedCategory } from '../listing/listing.types.js';
import { type ListingIndex, type Order, orderTable, type PriceList } from '../listing/listing-index.js';
import { TagCounts } from '../listing/tag-counts.js';
import { type Family, grossOf } from './families.js';

interface Parts {
  families: readonly Family[];
  /** Tags of each family. */
  tags: readonly (readonly Tag[])[];
  everything: ListingIndex['everything'];
  categories: readonly ListedCategory[];
  /** The currency of the locale, the only one that its lists use. */
  currency: Currency;
}

const byName = (tags: Parts['tags']): IndexedTag[] => {
  const known = new Map<string, Tag & { ordinals: number[] }>();
  for (const [ordinal, own] of tags.entries())
    for (const tag of own) {
      const key = `${tag.facet} ${tag.value}`;
      const entry = known.get(key) ?? { ...tag, ordinals: [] };
      entry.ordinals.push(ordinal);
      known.set(key, entry);
    }
  return [...known.values()].map(({ ordinals, ...tag }) => ({ ...tag, families: familiesOf(ordinals) }));
};

/** Builds the index of an export in one locale. */
export const listingIndexOf = ({ families, tags: named, everything, categories, currency }: Parts): ListingIndex => {
  const firsts = families.map(({ products: [product] }) => product);
  const gross = Int32Array.from(firsts, ({ columns }) => grossOf(columns, currency)!);
  const values: Record<Order, (ordinal: number) => number> = {
    popular: (ordinal) => -firsts[ordinal]!.columns.popularity,
    newest: (ordinal) => -Date.parse(firsts[ordinal]!.columns.since),
    absorption: (ordinal) => -(firsts[ordinal]!.columns.alpha_w ?? 0),
  };
  const ordinals = Int32Array.from(firsts.keys());
  const sortedBy = (value: (ordinal: number) => number) => ordinals.toSorted((one, other) => value(one) - value(other) || one - other);
  const prices: PriceList = { gross, priceAsc: sortedBy((ordinal) => gross[ordinal]!), priceDesc: sortedBy((ordinal) => -gross[ordinal]!) };
  const tags = byName(named);
  const inStock = families.flatMap(({ products, ordinal }) => (products.some(({ columns }) => columns.in_stock) ? [ordinal] : []));
  return {
    edition: null,
    productIds: firsts.map(({ columns }) => columns.id),
    everything,
    inStock: familiesOf(inStock),
    tags,
    tagCounts: new TagCounts(tags, everything),
    categories,
    orders: Object.fromEntries(Object.keys(orderTable).map((order) => [order, sortedBy(values[order as Order])])) as ListingIndex['orders'],
    prices: Object.fromEntries(currencies.map((one) => [one, prices])) as ListingIndex['prices'],
  };
};
