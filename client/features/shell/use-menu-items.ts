import brand from '#brand';
import type { CategorySummary } from '../../../src/contract/product.js';
import { useCategories } from '../../core/use-categories.js';

/** The categories of the brand's main menu, in its order. */
export const useMenuCategories = (): readonly CategorySummary[] => {
  const categories = useCategories();
  return brand.menu.flatMap((id) => categories.find((category) => category.id === id) ?? []);
};
