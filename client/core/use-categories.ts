import { useQuery } from '@tanstack/react-query';
import type { CategorySummary } from '../../src/contract/product.js';
import { useApi } from './api.js';

/** All categories of the shop, fetched with the frame of every page; none while they are not known. */
export const useCategories = (): readonly CategorySummary[] => useQuery(useApi().categories.list.queryOptions({})).data ?? [];
