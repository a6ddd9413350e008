import brand from '#brand';
import type { CategorySummary } from '../../src/contract/product.js';
import { useApi } from './api.js';
import { useReadIfAny } from './read.js';

/** What all categories of the shop are called and where they are, fetched with the frame of every page; none while they are not known, or where nothing is sold. */
export const useCategories = (): readonly Pick<CategorySummary, 'id' | 'name' | 'slug' | 'parentId'>[] =>
  useReadIfAny(useApi().categories.names.queryOptions({}), brand.permissions.products) ?? [];
