import brand from '#brand';
import type { CategorySummary } from '../../src/contract/product.js';
import { useApi } from './api.js';
import { useCapability } from './capabilities.js';
import { useReadIfAny } from './read.js';

/** Names, slugs and picture files of all categories, which the frame of every page loads; empty while they are not loaded, or if the brand sells no products. */
export const useCategories = (): readonly (Pick<CategorySummary, 'id' | 'name' | 'slug' | 'parentId'> & { picture: string })[] =>
  useReadIfAny(useApi().categories.names.queryOptions({}), useCapability('listCategories') && brand.permissions.products) ?? [];
