import brand from '#brand';
import type { ProductSort } from '../../../src/contract/product.js';
import type { Place } from '../../core/page.js';
import { pageNumberIn } from '../../core/page-number.js';

/** Every sort of a list, the default first; relevance is for searches. A record, so that none is forgotten: the contract's own list would bring its schemas along. */
const isSort: Record<Exclude<ProductSort, 'relevance'>, true> = { popular: true, absorption: true, priceAsc: true, priceDesc: true, newest: true };
export const sorts = Object.keys(isSort) as (keyof typeof isSort)[];
export const defaultSort: ProductSort = 'popular';

const sortIn = (search: URLSearchParams): ProductSort => sorts.find((sort) => sort === search.get('sort')) ?? defaultSort;

/**
 * What a listing asks for at a place.
 * @throws PageNotFound beyond any list's last page
 */
export const listingInput = ({ search }: Pick<Place, 'search'>, category?: string) => ({
  ...(category && { category }),
  sort: sortIn(search),
  page: pageNumberIn({ search }),
  pageSize: brand.pageSize.products,
});

/** The query that says so: defaults are never written. */
export const listingQuery = ({ sort, page }: { sort: ProductSort; page: number }) => ({ sort: sort === defaultSort ? undefined : sort, page });

/** The query without what stands for a default (`page=1`, `sort=popular`); undefined when nothing does. */
export const withoutDefaults = (search: URLSearchParams): URLSearchParams | undefined => {
  const defaults = [
    ['page', '1'],
    ['sort', defaultSort],
  ] as const;
  if (!defaults.some(([name, value]) => search.get(name) === value)) return undefined;
  const rest = new URLSearchParams(search);
  for (const [name, value] of defaults) if (rest.get(name) === value) rest.delete(name);
  return rest;
};
