import { loadSite } from '../../src/config/brand.js';
import type { BrandCode } from '../../src/contract/brands.js';
import { readLibrary } from '../../src/content/read-library.js';
import { readCatalogue } from '../../src/embedded/seed/read-catalogue.js';
import type { BrandFacts } from '../checks/brand-findings.js';
import { brandsFolder, catalogueOf } from './written.js';

/** Everything that is written for a brand: config, theme, marks, documents, and the ids of its categories. */
export const loadFacts = async (code: BrandCode): Promise<BrandFacts> => {
  const { default: brand, theme, look } = await loadSite(code);
  const [library, catalogue] = await Promise.all([readLibrary(brand, 'www', brandsFolder), readCatalogue(catalogueOf(code))]);
  return { brand, theme, look, library, categories: catalogue?.parse().categories.map(({ id }) => id) ?? [] };
};
