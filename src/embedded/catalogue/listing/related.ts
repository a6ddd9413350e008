import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.module.js';
import { category, product, productCategory } from '../catalogue.tables.js';
import { firstOf, type ListingIndex } from './listing-index.js';
import { unionOf } from './families.js';
import { listing } from './listing.tables.js';

interface Own extends Record<string, unknown> {
  /** Ordinal of its family; null: not on sale. */
  ordinal: number | null;
  categories: string[];
  /** Categories that complete these. */
  completing: string[];
}

const selectOwn = async (db: Executor, id: string): Promise<Own | undefined> => {
  const { rows } = await db.execute<Own>(sql`
    with own as (select array(select o.category_id from ${productCategory} o where o.product_id = ${id}) as categories)
    select (select l.ordinal from ${listing} l where l.family = p.family) as ordinal, own.categories, array(select c.id from ${category} c where c.completes ?| own.categories) as completing
    from ${product} p, own where p.id = ${id}`);
  return rows[0];
};

/**
 * Ordinals of the families to show beside a product, never its own. They alternate between three lists, each by popularity:
 * categories that complete its own, its own categories, and all families.
 */
export const selectRelated = async (db: Executor, index: ListingIndex, id: string, limit: number): Promise<number[]> => {
  const own = await selectOwn(db, id);
  if (!own) return [];
  const { tags, orders, everything } = index;
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
