import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandCodes, type BrandCode } from '../../src/contract/brands.js';

const beside = fileURLToPath(new URL('../../brands', import.meta.url));
const above = fileURLToPath(new URL('../../../brands', import.meta.url));

/** Where brands are written: the sources of all of them, or, where only a build is, what it took along of its own. */
export const brandsFolder = existsSync(`${above}/shared/media/products`) ? above : beside;

/** Where what is written is read: where the environment says, else beside everything else of the brands. */
export const contentFolder = (): string => process.env.CONTENT_DIR || brandsFolder;

/** Brands whose words are at hand. */
export const writtenBrands = (): readonly BrandCode[] => brandCodes.filter((code) => existsSync(`${contentFolder()}/${code.toLowerCase()}/content`));

/** Where a brand's catalogue is written. */
export const catalogueOf = (code: BrandCode): string => `${brandsFolder}/${code.toLowerCase()}/catalogue`;
