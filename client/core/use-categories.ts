import brand from '#brand';
import type { CategorySummary } from '../../src/contract/product.js';
import { useApi } from './api.js';
import { useReadIfAny } from './read.js';

/** All categories of the shop, fetched with the frame of every page; none while they are not known, or where nothing is sold. */
export const useCategories = (): readonly CategorySummary[] => useReadIfAny(useApi().categories.list.queryOptions({}), brand.permissions.products) ?? [];
