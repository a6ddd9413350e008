import { unionOf } from './families.js';
import { firstOf, type ListingIndex } from './listing-index.js';

/** A product to which others are related. */
export interface RelatedTo {
  /** Ordinal of its family; null: not on sale. */
  ordinal: number | null;
  categories: string[];
  /** Categories that complete these. */
  completing: string[];
}

/**
 * Ordinals of the families to show beside a product, never its own. They alternate between three lists, each by popularity:
 * categories that complete its own, its own categories, and all families.
 */
export const relatedFamilies = ({ tags, orders, everything }: ListingIndex, own: RelatedTo, limit: number): number[] => {
  const inAny = (ids: readonly string[]) => tags.filter(({ facet, value }) => facet === 'category' && ids.includes(value)).map(({ families }) => families);
  const bonds = [unionOf(inAny(own.completing)), unionOf(inAny(own.categories)), everything];
  const most = limit * 2;
  const taken = new Set<number>();
  const nearest = bonds.map((families) => {
    const others = firstOf(orders.popular, families, most + 1).filter((ordinal) => ordinal !== own.ordinal);
    const fresh = others.slice(0, most).filter((ordinal) => !taken.has(ordinal));
    for (const ordinal of fresh) taken.add(ordinal);
    return fresh;
  });
  const inTurn = Array.from({ length: most }, (_, turn) => nearest.flatMap((of) => of[turn] ?? []));
  return inTurn.flat().slice(0, limit);
};
