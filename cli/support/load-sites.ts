import { loadSite } from '../../src/config/brand.js';
import type { BrandCode } from '../../src/contract/brand-codes.js';
import { readLibrary } from '../../src/content/read-library.js';
import { readCatalogue } from '../../src/embedded/seed/read-catalogue.js';
import type { BrandFacts } from '../checks/brand-findings.js';
import { catalogueOf, contentFolder } from './brand-folders.js';

/** Loads configuration, theme, logo, documents and category ids of a brand. */
export const loadFacts = async (code: BrandCode): Promise<BrandFacts> => {
  const { default: brand, theme, look } = await loadSite(code);
  const catalogue = (await readCatalogue(catalogueOf(code)))?.parse();
  const categories = catalogue?.categories.map(({ id }) => id) ?? [];
  const known = { families: new Set(catalogue?.products.map((family) => family.code)), categories: new Set(categories) };
  return { brand, theme, look, library: await readLibrary(brand, 'www', { folder: contentFolder(), catalogue: known }), categories };
};
