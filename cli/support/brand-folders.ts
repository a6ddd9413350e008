import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandCodes, type BrandCode } from '../../src/contract/brand-codes.js';

const besideBuild = fileURLToPath(new URL('../../brands', import.meta.url));
const aboveBuild = fileURLToPath(new URL('../../../brands', import.meta.url));

/** Folder of the brands: the sources of all brands, or, when only a build is deployed, the files of its brand. */
export const brandsFolder = existsSync(`${aboveBuild}/shared/media/products`) ? aboveBuild : besideBuild;

/** Folder of the documents: CONTENT_DIR, else the folder of the brands. */
export const contentFolder = (): string => process.env.CONTENT_DIR || brandsFolder;

/** Brands whose documents exist in that folder. */
export const availableBrands = (): readonly BrandCode[] => brandCodes.filter((code) => existsSync(`${contentFolder()}/${code.toLowerCase()}/content`));

/** Folder of a brand's catalogue. */
export const catalogueOf = (code: BrandCode): string => `${brandsFolder}/${code.toLowerCase()}/catalogue`;
