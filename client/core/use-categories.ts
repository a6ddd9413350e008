import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CategorySummary } from '../../src/contract/product.js';
import { useApi } from './api.js';

const useLiveCategories = (): readonly CategorySummary[] => useQuery(useApi().categories.list.queryOptions({})).data ?? [];
const useFetchedCategories = (): readonly CategorySummary[] => useQueryClient().getQueryData(useApi().categories.list.queryKey({})) ?? [];

/** All categories of the shop, fetched with the frame of every page; none while they are not known. */
export const useCategories = typeof document === 'undefined' ? useFetchedCategories : useLiveCategories;
