import { useQuery } from '@tanstack/react-query';
import brand from '#brand';
import type { CategorySummary } from '../../../src/contract/product.js';
import { useApi } from '../../core/api.js';

/** All categories of the shop; none while they are not known. */
export const useCategories = (): readonly CategorySummary[] => useQuery(useApi().categories.list.queryOptions({})).data ?? [];

/** The categories of the brand's main menu, in its order. */
export const useMenuCategories = (): readonly CategorySummary[] => {
  const categories = useCategories();
  return brand.menu.flatMap((id) => categories.find((category) => category.id === id) ?? []);
};
