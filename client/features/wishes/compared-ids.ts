import { isId } from '../../../src/contract/id.js';

/** Maximum number of products in a comparison. */
export const maximumCompared = 4;

/** Query of a comparison: ids of products, and why some of the requested ones are left out. */
export interface ComparisonQuery {
  p: readonly string[];
  /** Number of requested products that do not exist or are no longer sold. */
  missing?: number | undefined;
  /** More products were requested than can be compared. */
  full?: 1 | undefined;
}

/** Ids of the requested products, without duplicates. */
export const requestedIds = (search: URLSearchParams): string[] => [...new Set(search.getAll('p').map((id) => id.trim()))].filter(isId).slice(0, 2 * maximumCompared);

export const comparisonQuery = ({ p, missing, full }: ComparisonQuery) => ({ p, missing: missing || undefined, full });
