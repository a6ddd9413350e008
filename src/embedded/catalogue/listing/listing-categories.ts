import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.module.js';
import { category } from '../catalogue.tables.js';
import { listingTag } from './listing.tables.js';

/** Categories with families on sale, in menu order. `productCount` includes the families of subcategories. */
export const selectCategories = (tx: Executor) =>
  tx
    .select({ category, productCount: listingTag.families })
    .from(category)
    .innerJoin(listingTag, and(eq(listingTag.facet, 'category'), eq(listingTag.value, category.id)))
    .orderBy(asc(category.position));
